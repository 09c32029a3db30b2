import type { KeptFile } from '../sending/kept-files.ts';
import { failureOf } from '../sending/send-failure.ts';
import { createSendingQueue } from '../sending/sending-queue.ts';
import type { DeskRoom } from './desk-room.ts';
import { knownOfUpload } from './known-picture.ts';

/** Sends pictures, two at a time. */
export interface PictureSending {
  /** Puts a file at the end of the queue, or sends it again. */
  send(file: KeptFile): void;
  /** Breaks one off, and tells the server where it has begun. */
  drop(key: string): void;
  /** Goes on; with somebody signed in also with what a session had ended. */
  wake(isSignedIn: boolean): void;
  rest(): void;
}

const atOnce = 2;

/** `arrived` is told of each picture that the server has and is still preparing. */
export function createSending(room: DeskRoom, arrived: (key: string) => void): PictureSending {
  const { call, store, files, keptFiles } = room;
  const transfers = new Map<string, string>();
  const needSession = new Set<string>();
  const queue = createSendingQueue({ atOnce, send: sendOne });

  async function sendOne(key: string, signal: AbortSignal): Promise<'settled' | 'lost'> {
    const file = files.get(key);
    if (!file) return 'settled';
    const onProgress = (share: number, transferId: string) => {
      transfers.set(key, transferId);
      if (!signal.aborted) store.set(key, { state: { status: 'sending', share } });
    };
    try {
      const { sendPicture } = await import('../sending/send-picture.ts');
      const upload = await sendPicture(call, file, { signal, onProgress });
      transfers.delete(key);
      void keptFiles.forget(key);
      if (signal.aborted) return 'settled';
      store.set(key, knownOfUpload(upload));
      if (upload.state === 'waiting') arrived(key);
      return 'settled';
    } catch (error) {
      return signal.aborted ? 'settled' : fail(key, error);
    }
  }

  function fail(key: string, error: unknown): 'settled' | 'lost' {
    const { kind, reason } = failureOf(error);
    if (kind === 'session') needSession.add(key);
    store.set(key, { state: kind === 'lost' ? { status: 'paused' } : { status: 'refused', reason } });
    return kind === 'lost' ? 'lost' : 'settled';
  }

  function send(file: KeptFile): void {
    files.set(file.key, file);
    needSession.delete(file.key);
    store.set(file.key, { state: { status: 'queued' }, fileName: file.name, canRetry: true });
    queue.add(file.key);
  }

  return {
    send,
    drop(key) {
      const transferId = transfers.get(key);
      transfers.delete(key);
      queue.drop(key);
      if (transferId) void import('../sending/picture-calls.ts').then(({ giveUp }) => giveUp(call, transferId));
    },
    wake(isSignedIn) {
      for (const key of isSignedIn ? [...needSession] : []) {
        const file = files.get(key);
        if (file) send(file);
      }
      queue.wake();
    },
    rest: queue.rest,
  };
}
