import type { Problem } from '../../../contract/index.ts';
import type { Session } from '../session.ts';
import type { Message } from './serve-message.ts';

/** Responds to a message in the version of the protocol that the agent speaks. */
export async function respondToMessage(message: Message, session: Session): Promise<Response> {
  const { serveMessage } = await import('./serve-message.ts');
  return serveMessage(message, session);
}

/** Responds to a call of a tool that cannot run now, so that the model reads when to try again. */
export async function refuseToolCall(message: Message, problem: Problem): Promise<Response> {
  const { serveRefusal } = await import('./serve-message.ts');
  return serveRefusal(message, problem);
}
