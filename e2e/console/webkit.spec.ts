import { consoleJourney, expect, host, openWebKit } from '../support/index.ts';

/** Fills in and submits the form, as a person does. */
const signIn = `(async () => {
  const fill = (type, value) => {
    const input = document.querySelector('input[type=' + type + ']');
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  fill('email', ${JSON.stringify(host.email)});
  fill('password', ${JSON.stringify(host.password)});
  await new Promise(requestAnimationFrame);
  document.querySelector('button[type=submit]').click();
})()`;

const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent ?? ''`;

consoleJourney('signs in by password in WebKit, and ignores pages of other origins', async ({ hostServer }) => {
  const { address } = hostServer;
  const page = await openWebKit();
  try {
    await page.visit(`${address}/console/`);
    await expect.poll(() => page.run(textOf('button[type=submit]'))).not.toBe('');
    await page.run(signIn);
    await expect.poll(() => page.run(textOf('nav'))).toContain(host.firstName);
    await page.visit(`${address.replace('localhost', '127.0.0.1')}/playground`);
    const signOut = `fetch('${address}/console/api/sign-out', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' })`;
    await page.run(signOut);
    await page.visit(`${address}/console/`);
    await expect.poll(() => page.run(textOf('nav'))).toContain(host.firstName);
  } finally {
    await page.close();
  }
});
