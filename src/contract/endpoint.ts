import type * as v from 'valibot';

/** One operation as it is seen on the wire. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: string;
  /** The schema of `data` in a successful answer. */
  readonly data: v.GenericSchema;
  /** Status of a successful answer. */
  readonly status: 200 | 201;
};

/** One operation of `/v1`, with what the description says of it. */
export type DescribedEndpoint = Endpoint & { readonly summary: string };
