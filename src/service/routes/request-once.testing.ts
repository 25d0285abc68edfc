/** The request of an operation, to be sent once. */
export type RequestOnce = {
  readonly path: string;
  readonly body?: object;
  /** The fields of the response, in the order of the API; none for null. */
  readonly fields?: string;
};
