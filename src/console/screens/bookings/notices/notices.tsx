import { DeletedEntries } from './deleted-entries.tsx';
import { HostlessEventTypes } from './hostless-event-types.tsx';
import { MovedEntries } from './moved-entries.tsx';
import { Problems } from './problems.tsx';
import { Undelivered } from './undelivered.tsx';

/** One line about each thing that needs attention. */
export function Notices() {
  return (
    <>
      <Problems />
      <HostlessEventTypes />
      <Undelivered />
      <DeletedEntries />
      <MovedEntries />
    </>
  );
}
