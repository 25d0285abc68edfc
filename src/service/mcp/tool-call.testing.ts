const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_me', arguments: {} } };

const clientMetadata = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Calls of a tool as HTTP requests: since 2026, each message describes its client. */
export const toolCalls = {
  '2025': { headers: {}, body: call },
  '2026': {
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'get_me' },
    body: { ...call, params: { ...call.params, _meta: clientMetadata } },
  },
} as const;
