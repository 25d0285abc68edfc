/**
 * The tools that agents use over the Model Context Protocol: their inputs, outputs and texts.
 *
 * Design: a tool calls the operations of `/v1` with the caller's key and has no way around them, so it can do nothing
 * that the key cannot do. Whom an event type is booked with, with their address, is read with the same rights. Text
 * from strangers reaches an agent in one place only, `from_invitee`. The library for the protocol is loaded with the
 * first request, so that a server without agents does not carry it.
 */
export { callOperation } from './call-operation.ts';
export { refuseToolCall, respondToMessage } from './protocol/index.ts';
export type { Session } from './session.ts';
export { findTool, listTools } from './tools/index.ts';
