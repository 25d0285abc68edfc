import type { Failure } from '../../contract/index.ts';

/** Reads the JSON body of a response as the type that a test expects. The test checks its values. */
export async function readBody<Body>(response: Response): Promise<Body> {
  // Without validation: a body of another shape fails the test that reads it.
  return (await response.json()) as Body;
}

/** Reads the `data` of a response in the envelope. */
export async function readData<Data>(response: Response): Promise<Data> {
  return (await readBody<{ readonly data: Data }>(response)).data;
}

/** Reads the `error` of a response in the envelope. */
export async function readError(response: Response): Promise<Failure['error']> {
  return (await readBody<Failure>(response)).error;
}
