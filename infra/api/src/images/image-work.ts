import type { Backend } from '../backend.ts';
import { createWorker, type WorkerLog } from '../outbox/outbox-worker.ts';
import type { Storage } from '../third-parties/storage/storage.ts';
import { imageTopics } from './image-topics.ts';

/** Starts the worker of pictures: one of its own, so that no mail waits for a picture. */
export function startImageWork(backend: Backend, storage: Storage, log: WorkerLog) {
  const worker = createWorker(backend, imageTopics(backend, storage), log);
  worker.start();
  return worker;
}
