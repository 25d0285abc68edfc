import type * as v from 'valibot';
import type { ConsoleEndpointName, consoleEndpoints, Result } from '../../contract/index.ts';
import type { LiveSession } from '../records/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from './people-context.ts';

type Row<Name extends ConsoleEndpointName> = (typeof consoleEndpoints)[Name];

type Part<Name extends ConsoleEndpointName, Key extends string> =
  Row<Name> extends Record<Key, infer Schema extends v.GenericSchema> ? v.InferOutput<Schema> : undefined;

/** The input of an operation of the console, parsed by its row of `consoleEndpoints`. */
export type ConsoleInput<Name extends ConsoleEndpointName> = {
  readonly params: Part<Name, 'params'>;
  readonly body: Part<Name, 'body'>;
  readonly visit: Visit;
  /** Always present if the row requires it. */
  readonly session: Row<Name>['needs'] extends 'nothing' ? LiveSession | undefined : LiveSession;
};

/** One function for each operation of the console: a missing one does not compile. */
export type ConsoleOperations = {
  readonly [Name in ConsoleEndpointName]: (
    context: PeopleContext,
    input: ConsoleInput<Name>,
  ) => Promise<Result<ConsoleReply<v.InferOutput<Row<Name>['data']>>>>;
};
