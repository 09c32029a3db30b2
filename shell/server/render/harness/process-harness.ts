import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import type { RemoteServer, RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import { createBrokeredFetch, Unanswered } from './brokered-fetch.ts';
import { WaitedInVain } from './call-pace.ts';
import { createFrameReader, frameOf } from './frames.ts';
import type { ToProcess } from './process-messages.ts';
import { told } from './told-error.ts';

// Entry of a process that draws: loads one bundle and draws what it is asked for, many tasks at a time. It may read the
// files of this folder and its bundle, and talks to the shell alone.
const wayOut = 3;
const marks = 4;
const shell = new Socket({ fd: wayOut, readable: true, writable: true });
const running = new Map<number, AbortController>();
const calls = createBrokeredFetch(tell);
globalThis.fetch = calls.fetch;
const server = loadRemote(process.argv[2] ?? '');

function loadRemote(path: string): RemoteServer {
  const exported: Partial<RemoteServer> = createRequire(import.meta.url)(path);
  if (typeof exported.render === 'function' && typeof exported.remote === 'string' && exported.fragments) {
    return exported as RemoteServer;
  }
  throw new Error(`${path} does not export render, remote and fragments`);
}

function tell(head: object, text?: string): void {
  shell.write(frameOf(head, text));
}

/** Written before the remote's code goes on, so that the shell knows whose code it was when the process stands still. */
function mark(id: number): void {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(id);
  writeSync(marks, bytes);
}

function tellDone(id: number, { html, ...result }: RenderResult): void {
  if (typeof result.state === 'function') throw new TypeError('The state of a page is no JSON');
  tell({ kind: 'done', id, result }, html);
}

async function run({ id, request }: Extract<ToProcess, { kind: 'render' }>): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  const markThis = () => mark(id);
  markThis();
  try {
    tellDone(id, await calls.within({ id, request }, () => server.render(request, abort.signal, markThis)));
  } catch (error) {
    tell({ kind: 'failed', id, message: told(error) });
  } finally {
    running.delete(id);
  }
}

function hear(message: ToProcess, bytes: Buffer): void {
  if (message.kind === 'render') void run(message);
  else if (message.kind === 'ping') tell({ kind: 'pong', sequence: message.sequence });
  else if (message.kind === 'abort') {
    const late = message.isStarved ? new Error('The machine had no time for the render') : new WaitedInVain();
    running.get(message.id)?.abort(late);
  } else calls.hear(message, bytes);
}

const read = createFrameReader();
shell.on('data', (chunk: Buffer) => {
  for (const { head, bytes } of read(chunk)) hear(head as ToProcess, bytes);
});
// Without the shell there is nobody to draw for.
shell.on('close', () => process.exit(0));
// A promise that nobody awaits any more, as of a request that was aborted, must not end the other tasks.
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Unanswered)) tell({ kind: 'stray', id: calls.drawnNow(), message: told(reason) });
});

tell({ kind: 'ready', remote: server.remote, fragments: [...server.fragments] });
