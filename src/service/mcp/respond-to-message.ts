import type { Problem } from '../../contract/index.ts';
import type { Session } from './session.ts';

/** One message of an agent, read as JSON, and the request it came with. */
export type Message = { readonly request: Request; readonly body: unknown };

/** How long a message may take. A tool is done long before: the database and the search for slots have bounds of their own. */
const timeoutMillis = 30_000;
const retryAfterSeconds = 5;

/** Responds to a message as the protocol has it, in the version the agent speaks. */
export async function respondToMessage(message: Message, session: Session): Promise<Response | Problem> {
  const { serveMessage } = await import('./serve-message.ts');
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMillis);
  try {
    const response = await Promise.race([serveMessage(message, session), late]);
    return response ?? { code: 'unavailable', retryAfterSeconds };
  } finally {
    clearTimeout(timer);
  }
}
