import { type Browser, chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';

/** Launches the Chromium that the journeys run in, for a program outside their runner. Root cannot use a sandbox. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
