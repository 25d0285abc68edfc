import { createSocket } from 'node:dgram';
import { afterAll } from 'vitest';

/** A name server on this machine. */
export type NameServer = {
  /** Such as `127.0.0.1:53`. */
  readonly address: string;
  /** The names that were looked up so far, one for each address family and attempt. */
  readonly names: string[];
};

/** IPv4 addresses by name. A name with null never gets a response, and any other does not exist. */
export type Zone = Readonly<Record<string, string | Promise<string> | null>>;

/** Opens a name server, closed after the last test of the file. */
export async function openNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const names: string[] = [];
  socket.on('message', async (query, { port, address }) => {
    const name = nameIn(query);
    names.push(name);
    const record = await zone[name];
    if (record !== null) socket.send(answerTo(query, record), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return { address: `127.0.0.1:${socket.address().port}`, names };
}

const headerBytes = 12;

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = headerBytes; query[at]; at += (query[at] ?? 0) + 1) {
    labels.push(query.subarray(at + 1, at + 1 + (query[at] ?? 0)).toString('latin1'));
  }
  return labels.join('.').toLowerCase();
}

/** Writes an answer (RFC 1035, 4.1): the header, the question as it came, and the address when it was asked for. */
function answerTo(query: Buffer, address: string | undefined): Buffer {
  const questionEnd = query.indexOf(0, headerBytes) + 5;
  const isOfIpv4 = query.readUInt16BE(questionEnd - 4) === 1;
  const header = Buffer.from(query.subarray(0, headerBytes));
  header.writeUInt16BE(address === undefined ? 0x8183 : 0x8180, 2);
  const hasAnswer = address !== undefined && isOfIpv4;
  header.writeUInt16BE(hasAnswer ? 1 : 0, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const question = query.subarray(headerBytes, questionEnd);
  const answer = hasAnswer
    ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)])
    : '';
  return Buffer.concat([header, question, Buffer.from(answer)]);
}
