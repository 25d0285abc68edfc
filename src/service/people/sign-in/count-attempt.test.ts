import { expect, test } from 'vitest';
import { createPasswordHasher, TooManyPasswordsError } from '../passwords/index.ts';
import { openConsole, strongPassword, type TestBrowser } from '../testing/index.ts';

const console = await openConsole();

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

test('lets everybody try again after 15 minutes', async () => {
  await console.owner('patient@example.com');
  await guess('patient@example.com', 15);
  console.passMinutes(15);
  expect((await tryPassword(console.browser(), 'patient@example.com', strongPassword)).status).toBe(200);
});

test('lets a known browser sign in during an attack by strangers', async () => {
  await console.owner('known@example.com');
  const [own, stranger] = [console.browser(), console.browser()];
  // The session that goes on elsewhere is what this browser is known by.
  await tryPassword(own, 'known@example.com', strongPassword);
  await guess('known@example.com', 12);
  expect((await tryPassword(stranger, 'known@example.com', strongPassword)).status).toBe(429);
  expect((await tryPassword(own, 'known@example.com', strongPassword)).status).toBe(200);
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
  async function verify(password: string, phc: string | null): Promise<boolean> {
    if (isBusy) throw new TooManyPasswordsError();
    return hasher.verify(password, phc);
  }
  const { owner, browser } = await openConsole({ hasher: { ...hasher, verify } });
  await owner('crowded@example.com');
  const own = browser();
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await tryPassword(own, 'crowded@example.com')).status);
  isBusy = false;
  statuses.push((await tryPassword(own, 'crowded@example.com', strongPassword)).status);
  expect(statuses).toEqual([...Array(31).fill(503), 200]);
});
