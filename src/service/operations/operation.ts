import type * as v from 'valibot';
import type { EndpointName, endpoints, Result } from '../../contract/index.ts';
import type { Caller } from '../records/index.ts';

/** The input of an operation, parsed by its row of `endpoints`. A part it does not take is undefined. */
export type Input<Name extends EndpointName> = {
  readonly caller: Caller;
  readonly params: PartOf<Name, 'params'>;
  readonly query: PartOf<Name, 'query'>;
  readonly body: PartOf<Name, 'body'>;
  /** The `updated_at` of the version to be changed; undefined for any version. */
  readonly ifMatch?: string | undefined;
};

/** Runs one operation of the endpoint table. */
export type Operation<Name extends EndpointName> = (
  input: Input<Name>,
) => Promise<Result<v.InferOutput<(typeof endpoints)[Name]['data']>>>;

/** One function for each operation of the endpoint table. A missing one does not compile. */
export type Operations = { readonly [Name in EndpointName]: Operation<Name> };

/** An operation and its result. */
export type OperationResult = {
  [Name in EndpointName]: { readonly operation: Name; readonly result: Awaited<ReturnType<Operations[Name]>> };
}[EndpointName];

type PartOf<Name extends EndpointName, Part extends string> =
  (typeof endpoints)[Name]['input'] extends Record<Part, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : undefined;
