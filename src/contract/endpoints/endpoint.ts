import type * as v from 'valibot';

/** The method, path and response of one operation. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, with `{name}` for each parameter. */
  readonly path: string;
  /** The schema of `data` in a successful response. */
  readonly data: v.GenericSchema;
};

/** An operation with its status, which only servers need. */
export type ServedEndpoint = Endpoint & {
  /** The status of a successful response. */
  readonly status: 200 | 201;
};

/** The resource that the path of an operation names. Its account is checked before anything else. */
export type Resource = {
  readonly kind:
    | 'API key'
    | 'availability'
    | 'calendar'
    | 'contact'
    | 'event'
    | 'event type'
    | 'mail'
    | 'team'
    | 'user'
    | 'webhook';
  /** The parameter that holds the id. */
  readonly param: 'id' | 'eventType';
};

/** The schemas of the input of an operation. An operation without a schema accepts no input of that kind. */
export type InputSchemas = {
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
};

/** One operation of `/v1`. If its path has parameters, `resource` says what they name; otherwise it is `null`. */
export type AccountEndpoint = ServedEndpoint & { readonly summary: string } & (
    | { readonly resource: Resource; readonly input: InputSchemas & { readonly params: v.GenericSchema } }
    | { readonly resource: null; readonly input: InputSchemas & { readonly params?: never } }
  );
