import type * as v from 'valibot';
import type { EndpointName, endpoints, Result, requests } from '../../contract/index.ts';
import type { Caller } from './parts.ts';

/** What an operation was asked, already read against its row of `requests`; a part it does not take is undefined. */
export type Asked<Name extends EndpointName> = {
  readonly caller: Caller;
  readonly params: PartOf<Name, 'params'>;
  readonly query: PartOf<Name, 'query'>;
  readonly body: PartOf<Name, 'body'>;
};

/** Does one operation of the endpoint table. */
type Act<Name extends EndpointName> = (
  asked: Asked<Name>,
) => Promise<Result<v.InferOutput<(typeof endpoints)[Name]['data']>>>;

/** One act for each operation of the endpoint table: a missing one does not compile. */
export type Acts = { readonly [Name in EndpointName]: Act<Name> };

/** An operation that was done, and what it came to. */
export type Done = {
  [Name in EndpointName]: { readonly operation: Name; readonly outcome: Awaited<ReturnType<Acts[Name]>> };
}[EndpointName];

type PartOf<Name extends EndpointName, Part extends string> =
  (typeof requests)[Name] extends Record<Part, infer Schema extends v.GenericSchema>
    ? v.InferOutput<Schema>
    : undefined;
