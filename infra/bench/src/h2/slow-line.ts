import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line as slow as that of a phone, for all connections together. */
export interface LineSpeed {
  readonly roundTripMs: number;
  /** Bytes a second, to the browser and from it. */
  readonly down: number;
  readonly up: number;
}

interface LineEnds {
  /** Port where the browser finds it. */
  readonly port: number;
  readonly targetPort: number;
}

/** What is written at once: a packet, more or less. */
const packetBytes = 2048;

/**
 * A line between a browser and a server of this machine on which connections cost what they do: a round trip to be
 * opened, another for each answer that is waited for, and all share its width. It has no slow start and loses nothing.
 * Gives the way to stop.
 */
export async function startSlowLine({ port, targetPort }: LineEnds, speed: LineSpeed): Promise<() => Promise<void>> {
  const oneWayMs = speed.roundTripMs / 2;
  const down = createLane(speed.down, oneWayMs);
  const up = createLane(speed.up, oneWayMs);
  const server = createServer((browser) => {
    const upstream = connect(targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      socket.setNoDelay();
      // Told by its closing.
      socket.on('error', () => undefined);
      socket.on('close', (isBroken) => isBroken && other.destroy());
    }
    // Here it is open at once; over a line the first word waits until both have greeted.
    setTimeout(() => carry(browser, upstream, up), speed.roundTripMs);
    carry(upstream, browser, down);
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.listen(port);
  await once(server, 'listening');
  return async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

/** Bytes of one connection in one direction; nothing at its end. */
type Packet = Buffer | undefined;

interface Queue {
  readonly packets: Packet[];
  readonly deliver: (packet: Packet) => void;
}

type Lane = (queue: Queue) => void;

function carry(from: Socket, to: Socket, announce: Lane): void {
  const queue: Queue = { packets: [], deliver: (packet) => (packet ? to.writable && to.write(packet) : to.end()) };
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += packetBytes) queue.packets.push(bytes.subarray(at, at + packetBytes));
    announce(queue);
  });
  from.on('end', () => {
    queue.packets.push(undefined);
    announce(queue);
  });
}

/** One direction: connections that have something to send take turns, packet by packet. */
function createLane(bytesPerSecond: number, delayMs: number): Lane {
  const waiting = new Set<Queue>();
  /** On the way, in order, which timers of the same moment do not keep. */
  const arriving: (() => void)[] = [];
  let freeAt = 0;
  let isBusy = false;

  function next(): void {
    const [queue] = waiting;
    isBusy = queue !== undefined;
    if (!queue) return;
    waiting.delete(queue);
    const packet = queue.packets.shift();
    if (queue.packets.length > 0) waiting.add(queue);
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + ((packet?.length ?? 0) / bytesPerSecond) * 1000;
    arriving.push(() => queue.deliver(packet));
    setTimeout(() => arriving.shift()?.(), freeAt - now + delayMs);
    setTimeout(next, freeAt - now);
  }

  return (queue) => {
    waiting.add(queue);
    if (!isBusy) next();
  };
}
