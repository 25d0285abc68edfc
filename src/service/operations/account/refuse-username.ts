import { isReservedUsername, type Refused, refuse } from '../../../contract/index.ts';
import type { UnavailableUsername } from '../../records/index.ts';

const reasons: Record<UnavailableUsername | 'reserved', string> = {
  reserved: 'is the address of another page of the server',
  taken: 'is taken by another team or user',
  changed_too_often: 'has been changed too often; choose one of the previous ones',
};

export function refuseUsername(reason: keyof typeof reasons, username: string): Refused {
  return refuse({
    code: 'validation_failed',
    errors: { username: [`${reasons[reason]}, found "${username}"`] },
  });
}

/** Returns whether a new username is refused because another page has its address. The current one is never refused. */
export function isRefusedUsername(username: string, current: string): boolean {
  return username !== current && isReservedUsername(username);
}
