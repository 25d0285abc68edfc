import { expect, test } from 'vitest';
import type { SignedInDevice } from '../../../contract/index.ts';
import { dayMinutes } from '../../../time/index.ts';
import { createPasswordHasher, type PasswordHasher, TooManyPasswordsError } from '../passwords/index.ts';
import { openConsole, strongPassword, type TestBrowser } from '../testing/index.ts';

const console = await openConsole();
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';

async function tryPassword(browser: TestBrowser, email: string, password = 'not the password at all') {
  const { status, headers } = await browser.send('POST sign-in/password', { email, password });
  return { status, retryAfter: Number(headers.get('retry-after')) };
}

/** Tries wrong passwords, each from another network. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await tryPassword(console.browser(), email)).status);
  return statuses;
}

test('doubles the wait for each attempt after ten failed ones', async () => {
  await console.owner('guessed@example.com');
  expect(await guess('guessed@example.com', 11)).toEqual(Array(11).fill(401));
  expect((await tryPassword(console.browser(), 'guessed@example.com')).status).toBe(429);
  console.passMinutes(4 / 60);
  expect((await tryPassword(console.browser(), 'guessed@example.com')).status).toBe(401);
  console.passMinutes(2 / 60);
  expect(await tryPassword(console.browser(), 'guessed@example.com')).toMatchObject({ status: 429 });
});

test('counts attempts with an unknown address in the same way', async () => {
  expect((await guess('nobody@example.com', 12)).slice(10)).toEqual([401, 429]);
});

test('lets everyone try again after 15 minutes', async () => {
  await console.owner('patient@example.com');
  await guess('patient@example.com', 15);
  console.passMinutes(15);
  expect((await tryPassword(console.browser(), 'patient@example.com', strongPassword)).status).toBe(200);
});

test('lets a known browser sign in during an attack by strangers', async () => {
  await console.owner('known@example.com');
  const [own, stranger] = [console.browser(), console.browser()];
  await tryPassword(own, 'known@example.com', strongPassword);
  await guess('known@example.com', 12);
  expect((await tryPassword(stranger, 'known@example.com', strongPassword)).status).toBe(429);
  expect((await tryPassword(own, 'known@example.com', strongPassword)).status).toBe(200);
});

test('recognizes a browser after its person has signed out or its session has ended', async () => {
  await console.owner('away@example.com');
  const [own, idle] = [console.browser(), console.browser()];
  for (const browser of [own, idle]) await tryPassword(browser, 'away@example.com', strongPassword);
  await own.send('POST sign-out');
  console.passMinutes(100 * dayMinutes);
  // Each sign-in removes sessions that have ended.
  await console.owner('another@example.com');
  await guess('away@example.com', 12);
  const statuses = [own, idle].map((browser) => tryPassword(browser, 'away@example.com', strongPassword));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200]);
});

test('treats a browser as a stranger 400 days after its last sign-in', async () => {
  await console.owner('long-ago@example.com');
  const own = console.browser();
  await tryPassword(own, 'long-ago@example.com', strongPassword);
  console.passMinutes(401 * dayMinutes);
  await console.owner('later@example.com');
  await guess('long-ago@example.com', 12);
  expect((await tryPassword(own, 'long-ago@example.com', strongPassword)).status).toBe(429);
});

test('recognizes the 20 browsers of a person that signed in last', async () => {
  await console.owner('collector@example.com');
  const browsers = Array.from({ length: 21 }, () => console.browser());
  for (const browser of browsers) {
    console.passMinutes(1);
    await tryPassword(browser, 'collector@example.com', strongPassword);
  }
  await guess('collector@example.com', 12);
  const [first, second] = browsers;
  const statuses = [first, second].map((browser) => browser && tryPassword(browser, 'collector@example.com'));
  expect((await Promise.all(statuses)).map((reply) => reply?.status)).toEqual([429, 401]);
});

test.each([
  [
    'one browser',
    async (own: TestBrowser) => {
      const { body } = await own.send('GET sessions');
      const other = body.data.find((each: SignedInDevice) => each.system === 'iPhone');
      return own.send(`DELETE sessions/${other.id}`);
    },
  ],
  ['all other browsers', (own: TestBrowser) => own.send('DELETE sessions')],
  [
    'all other browsers by a new password',
    (own: TestBrowser) => own.send('PUT password', { password: strongPassword }),
  ],
  [
    'all browsers by resetting the password',
    async (own: TestBrowser, email: string) => {
      const token = await console.link({ purpose: 'reset', email });
      return own.send('POST sign-in/link/use', { token, password: strongPassword });
    },
  ],
])('forgets a browser that is signed out with %s, and recognizes the one that did so', async (how, signOut) => {
  const email = `${how.replaceAll(' ', '-')}@example.com`;
  await console.owner(email);
  const [own, other] = [console.browser(), console.browser({ device: iPhone })];
  for (const browser of [own, other]) await tryPassword(browser, email, strongPassword);
  expect((await signOut(own, email)).status).toBe(200);
  await guess(email, 12);
  const statuses = [own, other].map((browser) => tryPassword(browser, email, strongPassword));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 429]);
});

test('does not count a successful attempt', async () => {
  await console.owner('often@example.com');
  const statuses: number[] = [];
  for (let time = 0; time < 40; time += 1) {
    const browser = console.browser({ visitor: '198.51.100.7' });
    statuses.push((await tryPassword(browser, 'often@example.com', strongPassword)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('blocks a network after 30 failed attempts with many addresses', async () => {
  const browser = console.browser({ visitor: '198.51.100.9' });
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await tryPassword(browser, `person-${time}@example.com`)).status);
  }
  expect([statuses.slice(0, 30), statuses[30]]).toEqual([Array(30).fill(401), 429]);
});

test('blocks a site of IPv6 after 300 failed attempts from many networks, except for known browsers', async () => {
  await console.owner('neighbor@example.com');
  const own = console.browser({ visitor: '2001:db8:1:ffff::/64' });
  await tryPassword(own, 'neighbor@example.com', strongPassword);
  const statuses: number[] = [];
  for (let time = 0; time < 301; time += 1) {
    const browser = console.browser({ visitor: `2001:db8:1:${time.toString(16)}::/64` });
    statuses.push((await tryPassword(browser, `resident-${time}@example.com`)).status);
  }
  expect([statuses.slice(0, 300), statuses[300]]).toEqual([Array(300).fill(401), 429]);
  const elsewhere = console.browser({ visitor: '2001:db8:2:0::/64' });
  expect((await tryPassword(elsewhere, 'neighbor@example.com', strongPassword)).status).toBe(200);
  expect((await tryPassword(own, 'neighbor@example.com', strongPassword)).status).toBe(200);
});

test('counts guessed links by their network', async () => {
  const browser = console.browser({ visitor: '198.51.100.11' });
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await browser.send('POST sign-in/link/use', { token: 'x'.repeat(43) })).status);
  }
  expect([statuses[29], statuses[30]]).toEqual([410, 429]);
});

test('allows no more concurrent attempts than the limit', async () => {
  const attempts = Array.from({ length: 25 }, () => tryPassword(console.browser(), 'crowd@example.com'));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(11);
});

test('does not count an attempt whose password was not checked', async () => {
  const hasher = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  let isBusy = true;
  const verify: PasswordHasher['verify'] = async (password, check) => {
    if (isBusy) throw new TooManyPasswordsError();
    return hasher.verify(password, check);
  };
  const { owner, browser } = await openConsole({ hasher: { ...hasher, verify } });
  await owner('crowded@example.com');
  const own = browser();
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await tryPassword(own, 'crowded@example.com')).status);
  isBusy = false;
  statuses.push((await tryPassword(own, 'crowded@example.com', strongPassword)).status);
  expect(statuses).toEqual([...Array(31).fill(503), 200]);
});
