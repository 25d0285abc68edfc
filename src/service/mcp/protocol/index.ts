/**
 * What the Model Context Protocol asks of a server: messages, tool calls and prompts.
 *
 * The decision behind it: a message is served alone, and nothing is kept between two, so that any process can take the
 * next one. Only this folder knows the library that speaks the protocol, and loads it with the first message.
 */
export { respondToMessage } from './respond-to-message.ts';
