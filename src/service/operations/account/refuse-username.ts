import { isReservedUsername, type ProblemResult, refuse } from '../../../contract/index.ts';
import type { UnavailableUsername } from '../../records/index.ts';
import { findLookalike, type Lookalike } from './lookalike-username.ts';

const reasons: Record<UnavailableUsername | Lookalike | 'reserved', string> = {
  reserved: 'is the address of another page of the server',
  invisible: 'must not contain invisible characters',
  other_form: 'must be written in Unicode form NFKC',
  mixed_alphabets: 'must not mix letters of alphabets that look alike',
  taken: 'is taken by another team or user',
  changed_too_often: 'has been changed too often; choose one of the previous ones',
};

export function refuseUsername(reason: keyof typeof reasons, username: string): ProblemResult {
  return refuse({
    code: 'validation_failed',
    errors: { username: [`${reasons[reason]}, found "${username}"`] },
  });
}

/** Returns why no user may take a username, even if it is free. */
export function findUsernameFault(username: string): 'reserved' | Lookalike | undefined {
  return isReservedUsername(username) ? 'reserved' : findLookalike(username);
}
