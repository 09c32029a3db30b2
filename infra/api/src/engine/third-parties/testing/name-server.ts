import { createSocket } from 'node:dgram';

const types: Readonly<Record<number, 'A' | 'MX' | 'AAAA'>> = { 1: 'A', 15: 'MX', 28: 'AAAA' };
const responseCodes = { ok: 0, failure: 2, missing: 3 };

/** What a name server knows of a name; a name that it does not know is missing. */
export interface NameRecords {
  /** Exchangers; `''` says that the name takes no mail. */
  readonly mx?: readonly string[];
  readonly a?: string;
  /** Fails instead of answering. */
  readonly isBroken?: boolean;
}

export interface NameServer {
  /** `127.0.0.1:port`, as resolvers are told. */
  readonly address: string;
  /** Names that were asked for, with the type of record. */
  readonly asked: string[];
  /** Whether it answers at all. */
  setSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

/** Starts a name server on this machine that speaks DNS over UDP. */
export async function startNameServer(zone: Readonly<Record<string, NameRecords>>): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  let isSilent = false;
  socket.on('message', (query, { address, port }) => {
    if (isSilent) return;
    const { name, type, end } = readQuestion(query);
    asked.push(`${type} ${name}`);
    socket.send(reply(query.subarray(0, end), zone[name], type), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    setSilent(value) {
      isSilent = value;
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(query: Buffer): { name: string; type: 'A' | 'MX' | 'AAAA' | undefined; end: number } {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query.readUInt8(offset); length > 0; length = query.readUInt8(offset)) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: types[query.readUInt16BE(offset + 1)], end: offset + 5 };
}

function encodeName(name: string): Buffer {
  const labels = name === '' ? [] : name.split('.');
  return Buffer.concat([
    ...labels.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.of(0),
  ]);
}

/** Header and question of the query with the flags of an answer, then the records. */
function reply(question: Buffer, records: NameRecords | undefined, type: 'A' | 'MX' | 'AAAA' | undefined): Buffer {
  const data = records ? recordData(records, type) : [];
  const code = records ? (records.isBroken ? responseCodes.failure : responseCodes.ok) : responseCodes.missing;
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(code === 0 ? data.length : 0, 6);
  head.writeUInt32BE(0, 8);
  return code === 0 ? Buffer.concat([head, ...data.map((bytes) => record(type, bytes))]) : head;
}

function recordData({ mx = [], a }: NameRecords, type: 'A' | 'MX' | 'AAAA' | undefined): Buffer[] {
  if (type === 'MX') return mx.map((exchange) => Buffer.concat([Buffer.of(0, 10), encodeName(exchange)]));
  return type === 'A' && a ? [Buffer.from(a.split('.').map(Number))] : [];
}

function record(type: 'A' | 'MX' | 'AAAA' | undefined, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  // The name is the question's, which stands at byte 12.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type === 'MX' ? 15 : 1, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
