import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex, Readable } from 'node:stream';
import type { PlaceEvents, PlaceOptions, StartPlace } from './drawing-place.ts';
import { createFrameReader, type Frame, frameOf } from './harness/frames.ts';
import type { ToProcess } from './harness/process-messages.ts';
import { createProcessCalls } from './process-calls.ts';
import { innermost, residentBytes, timeOfProcess } from './process-figures.ts';
import { hearLines } from './spoken-lines.ts';
import type { ToThread } from './thread-protocol.ts';
import { toldByProcess } from './told-by-process.ts';
import { commandOf, type Wall } from './walls.ts';

const measureMs = 250;
/** What a process may hold beside its heap: code, young objects, buffers. */
const besideHeapMb = 270;
const keptComplaint = 4000;
/** How long what a process wrote before its end may be on its way. */
const lastWordsMs = 500;

/** Draws in processes of their own behind a wall: nothing but frames comes out of them. */
export function startRenderProcess(wall: Wall): StartPlace {
  return (options, events) => start(wall, options, events);
}

function start(wall: Wall, options: PlaceOptions, events: PlaceEvents): ReturnType<StartPlace> {
  const { command, args } = commandOf(wall, options);
  const child = spawn(command, args, {
    cwd: '/',
    // One thread draws: arenas for all the others would only keep what was freed.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  const wayOut = child.stdio[3] as Duplex;
  const seen = { isReady: false, executing: 0, answered: 0, complaint: '' };
  const calls = createProcessCalls(tell);
  const known = once(() => innermost(child.pid ?? 0));
  // Before the bundle speaks, the wrapper may not have started it.
  const inner = () => (seen.isReady ? known() : innermost(child.pid ?? 0));
  const end = () => void child.kill('SIGKILL');

  function tell(message: ToProcess, text?: Buffer): void {
    if (wayOut.writable) wayOut.write(frameOf(message, text));
  }

  function send(message: ToThread): void {
    if (message.kind === 'render') {
      const { id, request, trace, softMs } = message;
      calls.open(id, { request, trace, until: performance.now() + softMs });
      // Who asks stays here: calls get it on their way out.
      tell({ kind: 'render', id, request: { ...request, headers: {} } });
    } else {
      tell(message);
      if (message.kind === 'abort') calls.close(message.id);
    }
  }

  function hear({ head, bytes }: Frame): void {
    const told = toldByProcess.parse(head);
    if (told.kind === 'pong') seen.answered = told.sequence;
    else if (told.kind === 'call') calls.make(told, bytes);
    else if (told.kind === 'call-ended') calls.drop(told.call);
    else {
      if (told.kind === 'ready') seen.isReady = true;
      else if (told.kind !== 'stray') calls.close(told.id);
      if (told.kind === 'done') events.message({ ...told, html: bytes });
      else events.message(told);
    }
  }

  listen(wayOut, hear, end);
  followMarks(child.stdio[4] as Readable, (id) => {
    seen.executing = id;
  });
  child.stderr?.on('data', (chunk: Buffer | string) => {
    seen.complaint = (seen.complaint + String(chunk)).slice(-keptComplaint);
  });
  const { onLine = () => undefined } = options;
  for (const stream of [child.stdout, child.stderr]) if (stream) hearLines(stream, onLine);
  const watching = setInterval(() => void measure(), measureMs).unref();
  async function measure(): Promise<void> {
    const bytes = await inner()
      .then(residentBytes)
      .catch(() => 0);
    if (bytes > (options.heapMb + besideHeapMb) * 2 ** 20) events.tooLarge();
  }

  const { promise: gone, resolve: onGone } = Promise.withResolvers<void>();
  child.on('error', (error) => {
    seen.complaint = error.message;
  });
  child.once('exit', () => {
    // A wrapper that is killed while it starts may leave what it started, which ends when its way out is closed.
    setTimeout(() => closeAll(child), lastWordsMs).unref();
  });
  child.once('close', (code, signal) => {
    clearInterval(watching);
    calls.closeAll();
    onGone();
    events.ended(isOutOfMemory(seen.complaint) ? 'memory' : 'crash', seen.complaint || `ended with ${signal ?? code}`);
  });
  unrefAll(child);
  return {
    send,
    executing: () => seen.executing,
    answered: () => seen.answered,
    time: async () => timeOfProcess(await inner()),
    // It holds nothing here: what it holds is bounded one by one.
    memory: async () => 0,
    async end() {
      end();
      await gone;
    },
  };
}

/** What a process says that is too long, or no frame, ends it. */
function listen(wayOut: Duplex, hear: (frame: Frame) => void, end: () => void): void {
  const read = createFrameReader();
  wayOut.on('data', (chunk: Buffer) => {
    try {
      for (const frame of read(chunk)) hear(frame);
    } catch {
      wayOut.destroy();
      end();
    }
  });
  wayOut.on('error', end);
}

/** The last mark that came whole. */
function followMarks(marks: Readable, onMark: (id: number) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  marks.on('data', (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 4);
    if (whole >= 4) onMark(bytes.readUInt32LE(whole - 4));
    rest = bytes.subarray(whole);
  });
  marks.on('error', () => undefined);
}

function isOutOfMemory(complaint: string): boolean {
  return /heap out of memory|FatalProcessOutOfMemory/.test(complaint);
}

function closeAll({ stdio }: ChildProcess): void {
  for (const stream of stdio) stream?.destroy();
}

/** A process that draws keeps the shell from ending no more than a thread does. */
function unrefAll(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio)
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
