import type * as v from 'valibot';

/** One operation as it is seen on the wire. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: string;
  /** The schema of `data` in a successful response. */
  readonly data: v.GenericSchema;
  /** Status of a successful response. */
  readonly status: 200 | 201;
};

/** What the path of an operation names, and so whose account is looked at first. */
export type Resource = {
  readonly kind: 'availability' | 'calendar' | 'contact' | 'event' | 'event type' | 'team' | 'user' | 'webhook';
  /** The parameter that holds its id. */
  readonly param: 'id' | 'eventType';
};

/** The schemas of what an operation takes: an absent part takes nothing. */
export type InputSchemas = {
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
};

/** One operation of `/v1`. An operation whose path has parameters says what they name; any other has `null`. */
export type AccountEndpoint = Endpoint & { readonly summary: string } & (
    | { readonly resource: Resource; readonly input: InputSchemas & { readonly params: v.GenericSchema } }
    | { readonly resource: null; readonly input: InputSchemas & { readonly params?: never } }
  );
