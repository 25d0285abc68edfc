import { createHash } from 'node:crypto';
import type { FormToken } from '../../contract/index.ts';
import { openWorld } from './world.testing.ts';

export const address = '192.0.2.1';

const hours = ['09', '10', '11'];

/** Open times, all different. */
export const times = Array.from({ length: 30 }, (_, index) => `2026-04-${10 + (index % 20)}T${hours[index % 3]}:00Z`);

type FormOptions = {
  readonly token?: string;
  readonly proof?: string;
  readonly key?: string;
  readonly start?: string;
  readonly from?: string;
  readonly extra?: unknown;
  readonly timezone?: string;
};

/** A world in which a booking needs a form token. */
export function openFormWorld(options: Parameters<typeof openWorld>[0] = {}) {
  const world = openWorld({ proofOfWork: 'auto', ...options });
  return {
    ...world,
    async takeToken(eventType = 42, from = address): Promise<FormToken> {
      return (await (await world.get(`/event-types/${eventType}/form-token`, { address: from })).json()).data;
    },
    send({ token, proof, key, start = '2026-04-07T09:00Z', from = address, extra, timezone }: FormOptions = {}) {
      const more = { form_token: token, proof_of_work: proof, extra, ...(timezone !== undefined && { timezone }) };
      return world.book(start, { more, address: from, ...(key !== undefined && { key }) });
    },
  };
}

export type FormWorld = ReturnType<typeof openFormWorld>;

/** Returns `booked`, or the error code of a refused booking. */
export async function codeOf(response: Response): Promise<string> {
  return response.ok ? 'booked' : (await response.json()).error.code;
}

/** Solves a puzzle from its description, with an independent SHA-256, or finds a number that is not a solution. */
export function solve({ proof_of_work: puzzle }: FormToken, isRight = true): string {
  if (!puzzle) throw new Error('There is no puzzle.');
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(`${puzzle.challenge}.${nonce}`).digest();
    const isSolution = Math.clz32(hash.readUInt32BE(0)) >= puzzle.difficulty;
    if (isSolution === isRight) return String(nonce);
  }
}
