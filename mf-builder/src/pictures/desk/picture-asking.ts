import { isUploadKey } from '@umbral/domain/media/upload-key.ts';
import type { KeptFile } from '../sending/kept-files.ts';
import type { DeskRoom } from './desk-room.ts';
import { followUpload } from './follow-upload.ts';
import { knownOfUpload } from './known-picture.ts';

/** Asks the server for pictures. */
export interface PictureAsking {
  /** Finds out about a picture that the form names and nobody has told of. */
  see(key: string): void;
  /** Waits until a picture that has arrived is ready. */
  follow(key: string): void;
  /** Asks again for what could not be asked without a connection. */
  wake(): void;
}

const loadCalls = () => import('../sending/picture-calls.ts');

/** `resume` sends a file that was left on the device. */
export function createAsking(room: DeskRoom, resume: (file: KeptFile) => void): PictureAsking {
  const { call, store, keptFiles } = room;
  const unasked = new Set<string>();

  /** What lies on the device has not arrived; sending it says if it has. */
  async function findOut(key: string): Promise<void> {
    const signal = room.signal();
    const file = await keptFiles.find(key);
    if (signal.aborted) return;
    if (file) return resume(file);
    const { askUpload } = await loadCalls();
    const answer = await askUpload(call, key, signal).catch(() => 'lost' as const);
    if (signal.aborted) return;
    if (answer === 'lost') unasked.add(key);
    if (answer === undefined || answer === 'lost')
      return store.set(key, { state: { status: answer ? 'paused' : 'missing' } });
    store.set(key, knownOfUpload(answer));
    if (answer.state === 'waiting') await followToEnd(key);
  }

  async function followToEnd(key: string): Promise<void> {
    const signal = room.signal();
    const { askUpload } = await loadCalls();
    try {
      const upload = await followUpload(() => askUpload(call, key, signal), signal);
      // Whoever removed it meanwhile wants to hear no more of it.
      if (store.get(key)) store.set(key, upload ? knownOfUpload(upload) : { state: { status: 'missing' } });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function see(key: string): void {
    if (store.get(key)) return;
    store.set(key, { state: { status: isUploadKey(key) ? 'asking' : 'missing' } });
    if (isUploadKey(key)) void findOut(key);
  }

  return {
    see,
    follow: (key) => void followToEnd(key),
    wake() {
      const keys = [...unasked];
      unasked.clear();
      for (const key of keys) void findOut(key);
    },
  };
}
