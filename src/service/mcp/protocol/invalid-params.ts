import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** Returns the error of the protocol for a request whose parameters cannot be used. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
