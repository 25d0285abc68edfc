/** Where the service says what went wrong; a pino logger is one. */
export type Log = {
  error(fields: object, message: string): void;
};
