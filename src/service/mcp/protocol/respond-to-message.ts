import type { Session } from '../session.ts';
import type { Message } from './serve-message.ts';

/** Responds to a message in the version of the protocol that the agent speaks. */
export async function respondToMessage(message: Message, session: Session): Promise<Response> {
  const { serveMessage } = await import('./serve-message.ts');
  return serveMessage(message, session);
}
