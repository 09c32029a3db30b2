import type { FastifyInstance } from 'fastify';
import type { Backend } from './backend.ts';
import type { Job } from './jobs/job.ts';
import type { Letters } from './mail/letters.ts';
import type { WorkerLog } from './outbox/outbox-worker.ts';
import type { Topic } from './outbox/topic.ts';
import type { Storage } from './third-parties/storage/storage.ts';

/** What the work beside the answers is done with. */
export interface Background {
  readonly backend: Backend;
  readonly storage: Storage;
  readonly log: WorkerLog;
}

/** What one feature adds to the portal. `features.ts` lists them all; what it does not list does not exist. */
export interface Feature {
  /** Each binds calls to handlers, below `/api`. */
  readonly routes?: readonly ((app: FastifyInstance, backend: Backend) => void)[];
  /** Topics of the outbox that it carries out. */
  readonly topics?: (background: Background) => readonly Topic[];
  /** Work by the clock. */
  readonly jobs?: (background: Background) => readonly Job[];
  readonly letters?: Letters;
  /** Looks after something from the start of the process to `stop`; `wake` says that the outbox may have work. */
  readonly watch?: (backend: Backend, wake: () => void) => { stop(): void };
}
