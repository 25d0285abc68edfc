import { playgroundPaths } from '../http/index.ts';
import { program } from '../program.ts';
import { hasDemonstration, type Settings, showsMail } from '../settings/index.ts';

type GreetingContent = {
  readonly address: string;
  /**
   * Where to find the key that this start has created, or the key itself if only the person who started the server can
   * read the output.
   */
  readonly demonstrationKey: string | undefined;
  /** The link that sets up the console, or the command that prints it; undefined once someone can sign in. */
  readonly setup: string | undefined;
};

/** Writes where to find a server that has started. */
export function writeGreeting({ address, demonstrationKey, setup }: GreetingContent, settings: Settings): string {
  const pages = [
    ['Demonstration', `${address}/`],
    ['Playground', `${address}${playgroundPaths[0]}`],
  ];
  const rows = [
    ...(hasConsole(settings) ? [['Console', `${address}/console/`]] : []),
    ...(setup === undefined ? [] : [['Set up', setup]]),
    ...(hasDemonstration(settings) ? pages : []),
    ...(showsMail(settings) ? [['Mail', `${address}/mail`]] : []),
    ['API', `${settings.UPSTREAM_URL || address}/v1`],
    ...(settings.UPSTREAM_URL ? [] : [['API reference', `${address}/docs`]]),
    ['API key', demonstrationKey ?? keyOf(settings)],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(14)} ${value}\n`).join('');
  return `\nsched-booking is running.\n\n${lines}\n`;
}

function hasConsole({ CONSOLE, UPSTREAM_URL }: Settings): boolean {
  return CONSOLE === 'on' && !UPSTREAM_URL;
}

function keyOf({ SCHED_API_KEY }: Settings): string {
  return SCHED_API_KEY ? 'the value of SCHED_API_KEY' : `run "${program} key create --account ID" to create one`;
}
