import { expect, it } from 'vitest';
import { openWorld } from '../testing/index.ts';
import { parseOriginRules } from './origins/index.ts';

const [ofBoth, ofGateway, ofAccount, own] = ['both', 'gateway', 'account', 'own'].map(
  (name) => `https://${name}.example`,
);

/** A gateway that allows some origins, in front of an account that allows some. */
function open(accountOrigins: readonly string[] | null) {
  const ownOrigin = own;
  return openWorld({
    allowedOrigins: parseOriginRules(`${ofBoth} ${ofGateway}`, { ownOrigin }),
    ownOrigin,
    findAllowedOrigins: async () => accountOrigins,
  });
}

async function readersOf(accountOrigins: readonly string[] | null) {
  const world = open(accountOrigins);
  const origins = [ofBoth, ofGateway, ofAccount, own, 'null'];
  const responses = await Promise.all(
    origins.map((origin = '') => world.get('/event-types/42', { headers: { origin } })),
  );
  return responses.map(({ headers }) => headers.get('access-control-allow-origin'));
}

it('allows pages that both the gateway and the account name', async () => {
  expect(await readersOf([`${ofBoth}`, `${ofAccount}`])).toEqual([ofBoth, null, null, own, null]);
});

it('allows every page of the gateway if the account names none', async () => {
  expect(await readersOf(null)).toEqual([ofBoth, ofGateway, null, own, null]);
});

it('allows only its own pages if the account has an empty list', async () => {
  expect(await readersOf([])).toEqual([null, null, null, own, null]);
});

it('ignores origins that no browser sends', async () => {
  expect(await readersOf(['null', 'https://999.999.999.999', `${ofBoth}`])).toEqual([ofBoth, null, null, own, null]);
});
