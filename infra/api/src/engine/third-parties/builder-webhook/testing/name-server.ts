import { createSocket } from 'node:dgram';

/** A server of names on this machine, and what it was asked: kinds of addresses, 1 and 28, by number. */
export interface NameServer {
  readonly address: string;
  readonly asked: number[];
  close(): void;
}

const kinds = { ipv4: 1 } as const;

/**
 * Starts a server of names that gives every name one address of the older kind and none of the newer; a silent one
 * answers nobody.
 */
export async function startNameServer(answer: string | 'silent'): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: number[] = [];
  socket.on('message', (question, { port, address }) => {
    // The kind stands after the name, which is a chain of lengths that ends with zero, and the header of 12 bytes.
    const end = question.indexOf(0, 12) + 5;
    const kind = question.readUInt16BE(end - 4);
    asked.push(kind);
    if (answer === 'silent') return;
    const records = kind === kinds.ipv4 ? [addressRecord(answer)] : [];
    const header = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([header, question.subarray(12, end), ...records]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
}

function addressRecord(address: string): Buffer {
  const seconds = 60;
  return Buffer.from([0xc0, 12, 0, kinds.ipv4, 0, 1, 0, 0, 0, seconds, 0, 4, ...address.split('.').map(Number)]);
}
