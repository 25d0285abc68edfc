/**
 * What the Model Context Protocol requires of a server: messages, tool calls and prompts.
 *
 * The decision behind it: each message is served on its own and no state is kept between two, so that any process can
 * serve the next one. Only this folder knows the library of the protocol, and loads it with the first message.
 */
export { respondToMessage } from './respond-to-message.ts';
