/**
 * The part of a server that the Model Context Protocol requires: messages, tool calls and prompts.
 *
 * Design: each message is served separately and no state is kept between two, so that any process can serve the next
 * one. Only this folder knows the library of the protocol, and loads it with the first message.
 */
export { refuseToolCall, respondToMessage } from './respond-to-message.ts';
