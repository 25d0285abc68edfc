import { type SendRequest, send } from './send.ts';

type PostRequest = Pick<SendRequest, 'target' | 'headers' | 'signal'> & { readonly body: string };

export type PostResponse = {
  readonly status: number;
  /** The unparsed Retry-After header. */
  readonly retryAfter: string | undefined;
};

/** Sends a request. */
export type Post = (request: PostRequest) => Promise<PostResponse>;

const maxReadBytes = 64 * 1024;

/**
 * Posts to a target. Only the head of the response matters. Part of the body is read so that the other side can finish.
 */
export const post: Post = async (request) => {
  const { status, headers } = await send({ ...request, method: 'POST', maxBytes: maxReadBytes });
  return { status, retryAfter: headers['retry-after'] };
};
