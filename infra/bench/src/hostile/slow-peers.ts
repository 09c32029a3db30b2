import { connect, type Socket } from 'node:net';
import type { VisitorAnswer } from './visitor-client.ts';

const againMs = 100;
const dripMs = 500;
/** What a peer takes of an answer before it stops reading. */
const firstBytes = 1000;

/** Who holds connections: half of them read nothing of what they asked for, half never end what they say. */
export interface SlowPeers {
  readonly url: string;
  readonly connections: number;
  /** A path with a long answer. */
  readonly longPath: string;
}

/**
 * Holds connections until the time is over; one that the server ends is opened again. Gives an answer for each: status
 * 408 where the server ended it, 0 where it was held to the end.
 */
export async function holdConnections(
  { url, connections, longPath }: SlowPeers,
  forMs: number,
): Promise<VisitorAnswer[]> {
  const { hostname, port, host } = new URL(url);
  const answers: VisitorAnswer[] = [];
  const end = performance.now() + forMs;
  const head = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 198.51.0.9\r\naccept-encoding: identity\r\n`;
  const ways = [
    (socket: Socket) => readSlowly(socket, `${head('GET', longPath)}\r\n`),
    (socket: Socket) => writeSlowly(socket, head('GET', '/')),
    (socket: Socket) =>
      writeSlowly(
        socket,
        `${head('POST', '/api/users/login')}content-type: application/json\r\ncontent-length: 200000\r\n\r\n{`,
      ),
    (socket: Socket) => readSlowly(socket, `${head('GET', '/')}\r\n`.repeat(20)),
  ];
  const hold = async (way: (socket: Socket) => void) => {
    for (let left = end - performance.now(); left > againMs; left = end - performance.now()) {
      const began = performance.now();
      const wasHeld = await holdOne(connect(Number(port), hostname), way, left);
      answers.push({ status: wasHeld ? 0 : 408, ms: performance.now() - began });
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => hold(ways[i % ways.length] ?? (() => undefined))));
  return answers;
}

function holdOne(socket: Socket, way: (socket: Socket) => void, forMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(true);
      socket.destroy();
    }, forMs);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
    socket.once('connect', () => way(socket));
  });
}

function readSlowly(socket: Socket, request: string): void {
  let read = 0;
  socket.on('data', (piece) => {
    read += piece.length;
    if (read > firstBytes) socket.pause();
  });
  socket.write(request);
}

/** One letter now and then. */
function writeSlowly(socket: Socket, beginning: string): void {
  socket.write(beginning);
  const drip = setInterval(() => socket.write('x'), dripMs);
  socket.once('close', () => clearInterval(drip));
  socket.resume();
}
