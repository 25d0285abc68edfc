import { beforeEach, expect, test } from 'vitest';
import { openFeedServer } from '../calendar-service.testing.ts';
import { openCaldavAccess } from './caldav-access.testing.ts';
import { createCaldavRequests } from './caldav-requests.ts';
import { discoverCalendars } from './discover-calendars.ts';

const server = await openFeedServer();
const other = await openFeedServer();

const { request, access } = openCaldavAccess();

/** How the server responds, by path: a status, where it redirects, or the content of its response. */
let places: Record<string, number | URL | string>;

const website = 'A website. '.repeat(50_000);

beforeEach(() => {
  places = {};
  server.requests.length = 0;
  server.respondWith((incoming, response) => {
    const place = places[incoming.url ?? ''] ?? 404;
    if (typeof place === 'number') response.writeHead(place).end();
    else if (place === website) response.writeHead(200).end(place);
    else if (typeof place !== 'string') response.writeHead(301, { location: place.href }).end();
    else response.writeHead(207).end(`<multistatus>${place}</multistatus>`);
  });
});

const at = (path: string) => new URL(path, `http://${server.host}`);
const responseOf = (path: string, properties: string) =>
  `<response><href>${path}</href><propstat><prop>${properties}</prop></propstat></response>`;
const calendar = (path: string) => responseOf(path, '<resourcetype><collection/><calendar/></resourcetype>');
const principal = responseOf('/', '<current-user-principal><href>/me/</href></current-user-principal>');
const homes = (...paths: string[]) =>
  responseOf('/me/', `<calendar-home-set>${paths.map((path) => `<href>${path}</href>`).join('')}</calendar-home-set>`);

async function discover(path = '/'): Promise<string[]> {
  const { calendars } = await discoverCalendars(createCaldavRequests(request, access), at(path).href);
  return calendars.map(({ url }) => new URL(url).pathname);
}

test('lists the calendars of all calendar homes of an account, each of them once', async () => {
  places = { '/': principal, '/me/': homes('/a/', '/b/', '/a/'), '/a/': calendar('/a/1/') };
  places['/b/'] = `${calendar('/b/2/')}${calendar('/a/1/')}`;
  expect(await discover()).toEqual(['/a/1/', '/b/2/']);
});

test.each([403, 404])('lists the other calendars of an account where one path responds with %d', async (status) => {
  places = { '/': principal, '/me/': homes('/a/', '/b/'), '/a/': status, '/b/': calendar('/b/2/') };
  expect(await discover()).toEqual(['/b/2/']);
});

test('finds no calendars rather than a few when one calendar home of an account fails', async () => {
  places = { '/': principal, '/me/': homes('/a/', '/b/'), '/a/': 500, '/b/': calendar('/b/2/') };
  await expect(discover()).rejects.toMatchObject({ problem: 'unexpected_status' });
});

test('refuses an account that cannot access any of its calendar homes', async () => {
  places = { '/': principal, '/me/': homes('/a/', '/b/'), '/a/': 403, '/b/': 404 };
  await expect(discover()).rejects.toMatchObject({ problem: 'unauthorized' });
});

test.each([401, 403])('finds the calendars of a server whose root responds with %d', async (status) => {
  places = { '/': status, '/.well-known/caldav': at('/dav/'), '/dav/': principal, '/me/': homes('/a/') };
  places['/a/'] = calendar('/a/1/');
  expect(await discover()).toEqual(['/a/1/']);
});

test.each([
  ['that has no other address', 404],
  ['whose other address is refused too', 401],
  ['that redirects to another one', new URL(other.url)],
])('says that access is denied by a server %s', async (_what, wellKnown) => {
  places = { '/': 401, '/.well-known/caldav': wellKnown };
  await expect(discover()).rejects.toMatchObject({ problem: 'unauthorized' });
});

test('tries a wrong password at most twice', async () => {
  places = { '/calendars/': 401, '/.well-known/caldav': 401, '/': 401 };
  await expect(discover('/calendars/')).rejects.toMatchObject({ problem: 'unauthorized' });
  expect(server.requests.map(({ url }) => url)).toEqual(['/calendars/', '/.well-known/caldav']);
});

test.each([
  ['redirects to another server', new URL(other.url)],
  ['is a long web page', website],
])('finds the calendars of a server whose root %s', async (_what, root) => {
  places = { '/': root, '/.well-known/caldav': at('/dav/'), '/dav/': principal, '/me/': homes('/a/') };
  places['/a/'] = calendar('/a/1/');
  expect(await discover()).toEqual(['/a/1/']);
});

test('finds the calendars at the root of a server that says they are on another one', async () => {
  places = { '/sign-in/': 404, '/.well-known/caldav': new URL(other.url), '/': principal };
  Object.assign(places, { '/me/': homes('/a/'), '/a/': calendar('/a/1/') });
  expect(await discover('/sign-in/')).toEqual(['/a/1/']);
});

test.each(['/', '/.well-known/caldav'])('says where %s redirects to if no address leads to calendars', async (path) => {
  places = { [path]: new URL(other.url) };
  await expect(discover()).rejects.toMatchObject({ problem: 'redirected', redirectedTo: other.host });
});
