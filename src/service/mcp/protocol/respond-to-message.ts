import type { Session } from '../session.ts';

/** One message of an agent, read as JSON, and the request it came with. */
export type Message = { readonly request: Request; readonly body: unknown };

/** Responds to a message in the version of the protocol that the agent speaks. */
export async function respondToMessage(message: Message, session: Session): Promise<Response> {
  const { serveMessage } = await import('./serve-message.ts');
  return serveMessage(message, session);
}
