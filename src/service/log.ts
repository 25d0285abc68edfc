/** The log of the service's failures. A pino logger fits. */
export type Log = {
  error(fields: object, message: string): void;
};
