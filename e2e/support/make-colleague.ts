import { type HostServer, host } from './console.ts';

type Person = { readonly id: number; readonly invitation_link: string };
type Post = (path: string, body: object) => Promise<unknown>;

/** Creates a colleague who signs in and creates an event type. Returns the event type. */
export async function makeColleague({ address, request }: HostServer, firstName: string): Promise<{ id: number }> {
  const email = `${firstName.toLowerCase()}@example.com`;
  // The description of the API says what each of these returns.
  const invited = (await request('POST', '/members', { email, first_name: firstName, role: 'member' })) as Person;
  const token = invited.invitation_link.split('=').at(-1);
  const headers = { 'content-type': 'application/json', origin: address };
  const signedIn = await fetch(`${address}/console/api/sign-in/link/use`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token, password: host.password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const post: Post = async (path, body) => {
    const init = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) };
    return (await (await fetch(`${address}/console/api/v1${path}`, init)).json()).data;
  };
  return (await post('/event-types', { title: `Talk with ${firstName}`, duration: 30 })) as { id: number };
}
