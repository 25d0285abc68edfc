import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** When a mail server may refuse an email: each recipient, the command that begins the content, or the content. */
export type Stage = 'RCPT TO' | 'DATA' | 'content';

/**
 * Opens a mail server that gives one response at one stage, closed after the test. Returns its address. The server of
 * `openMailServer` cannot refuse the command DATA.
 */
export async function openScriptedServer(script: { readonly [stage in Stage]?: string }): Promise<string> {
  const server = createServer((socket) => void converse(socket, script)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo; // the server listens on TCP
  return `smtp://127.0.0.1:${port}`;
}

async function converse(socket: Socket, script: { readonly [stage in Stage]?: string }): Promise<void> {
  const respond = (response: string) => socket.write(`${response}\r\n`);
  let isContent = false;
  respond('220 mail.example');
  for await (const line of createInterface({ input: socket })) {
    if (isContent && line !== '.') continue;
    if (isContent) respond(script.content ?? '250 2.0.0 Queued');
    else if (line.startsWith('RCPT TO')) respond(script['RCPT TO'] ?? '250 2.1.5 OK');
    else if (line === 'DATA') respond(script.DATA ?? '354 Go ahead');
    else respond('250 OK');
    isContent = line === 'DATA' && script.DATA === undefined;
  }
}
