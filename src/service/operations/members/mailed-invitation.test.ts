import { expect, test } from 'vitest';
import {
  mailedSecret,
  mailsOf,
  openConsole,
  sendingMail,
  strongPassword,
  type TestBrowser,
} from '../../people/testing/index.ts';

const console = await openConsole(sendingMail);

async function owner(email: string): Promise<TestBrowser> {
  await console.owner(email);
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email, password: strongPassword });
  return browser;
}

const katherine = (email: string) => ({ email, first_name: 'Katherine', last_name: 'Johnson', role: 'member' });

test('mails an invitation, and shows its link to no one else', async () => {
  const grace = await owner('grace@mailed.example');
  const invitation = await grace.send('POST v1/members', katherine('katherine@mailed.example'));
  expect(invitation.body.data).toMatchObject({ state: 'invited', invitation_link: null });
  const [mail] = await mailsOf(console);
  expect([mail?.to, mail?.text.includes('Grace Hopper invited you.')]).toEqual(['katherine@mailed.example', true]);
  const body = { token: mailedSecret(mail, 'invitation'), password: strongPassword };
  const acceptance = await console.browser().send('POST sign-in/link/use', body);
  expect(acceptance.body.data).toMatchObject({ state: 'signed_in', user: { id: invitation.body.data.id } });
});

test('invites in the language of the colleague until the invited user has chosen one', async () => {
  const greta = await owner('greta@languages.example');
  await greta.send('PUT v1/users/me', { locale: 'de' });
  const { id } = (await greta.send('POST v1/members', katherine('k@languages.example'))).body.data;
  await console.service.store.db.updateTable('users').set({ locale: null }).where('id', '=', id).execute();
  expect((await mailsOf(console)).map(({ subject }) => subject)).toEqual(['Einladung zur Anmeldung']);
  await console.service.store.db.updateTable('users').set({ locale: 'nl' }).where('id', '=', id).execute();
  await greta.send(`POST v1/members/${id}/invite`, { role: 'member' });
  expect((await mailsOf(console)).map(({ subject }) => subject)).toEqual(['Uitnodiging om in te loggen']);
});

test('does not send an invitation to a user who was removed in the meantime', async () => {
  const grace = await owner('grace@removed.example');
  const { id } = (await grace.send('POST v1/members', katherine('k@removed.example'))).body.data;
  await grace.send(`DELETE v1/members/${id}`);
  expect(await mailsOf(console)).toEqual([]);
});

test('ends a mailed invitation when its user is invited again', async () => {
  const grace = await owner('grace@again.example');
  const { id } = (await grace.send('POST v1/members', katherine('k@again.example'))).body.data;
  const first = mailedSecret((await mailsOf(console))[0], 'invitation');
  await grace.send(`POST v1/members/${id}/invite`, { role: 'admin' });
  const second = mailedSecret((await mailsOf(console))[0], 'invitation');
  const use = (token: string) => console.browser().send('POST sign-in/link/use', { token, password: strongPassword });
  expect((await use(first)).status).toBe(410);
  expect((await use(second)).body.data.role).toBe('admin');
});

test('mails three invitations an hour to an address, even if its user is removed in between', async () => {
  const grace = await owner('grace@often.example');
  const invite = async () => {
    const { status, headers, body } = await grace.send('POST v1/members', katherine('K@often.example'));
    if (status === 201) await grace.send(`DELETE v1/members/${body.data.id}`);
    return status === 429 ? `429, in ${headers.get('retry-after')} s` : status;
  };
  expect(await invite()).toBe(201);
  console.service.holdClock('2026-03-02T08:05:00+01:00');
  expect([await invite(), await invite(), await invite()]).toEqual([201, 201, '429, in 3300 s']);
  expect((await grace.send('POST v1/members', katherine('other@often.example'))).status).toBe(201);
  console.service.holdClock('2026-03-02T08:00:00+01:00');
});

test('keeps the last mailed invitation valid when another is refused', async () => {
  const grace = await owner('grace@kept.example');
  const { id } = (await grace.send('POST v1/members', katherine('k@kept.example'))).body.data;
  const again = () => grace.send(`POST v1/members/${id}/invite`, { role: 'member' });
  expect([(await again()).status, (await again()).status]).toEqual([201, 201]);
  const body = { token: mailedSecret((await mailsOf(console))[0], 'invitation'), password: strongPassword };
  const refusal = await again();
  expect([refusal.status, refusal.body.error.code]).toEqual([429, 'too_many_requests']);
  expect((await console.browser().send('POST sign-in/link/use', body)).body.data.state).toBe('signed_in');
});

test('counts the invitations of one account only', async () => {
  const [grace, greta] = [await owner('grace@apart.example'), await owner('greta@apart.example')];
  for (let count = 0; count < 3; count += 1) {
    const { body } = await grace.send('POST v1/members', katherine('k@apart.example'));
    await grace.send(`DELETE v1/members/${body.data.id}`);
  }
  expect((await greta.send('POST v1/members', katherine('k@apart.example'))).status).toBe(201);
});
