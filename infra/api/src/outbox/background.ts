import type { Backend } from '../backend.ts';
import { conversionTopic } from '../conversions/conversion-topic.ts';
import { imageTopics } from '../images/image-topics.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { portalJobs } from '../jobs/portal-jobs.ts';
import { leadTopic } from '../leads/lead-topic.ts';
import { mailTopic } from '../mail/mail-topic.ts';
import { createPlantsIndex, type PlantsIndex } from '../search-index/index-client.ts';
import { indexTopics, rebuildWhenOutdated } from '../search-index/index-topics.ts';
import { createMailTransport } from '../third-parties/mail/create-mail-transport.ts';
import { openStorage } from '../third-parties/storage/open-storage.ts';
import { listenToOutbox } from './outbox-listener.ts';
import { createWorker, type Worker, type WorkerLog } from './outbox-worker.ts';
import { purgeTopic } from './purge-topic.ts';

/** Pauses between looks at the engine: while it does not answer, and afterwards. */
const engineStartMs = 500;
const engineCheckMs = 30_000;

/** Starts what runs beside the answers: the outbox's worker with its topics, and the jobs by the clock. */
export function startBackground(backend: Backend, log: WorkerLog): { stop(): Promise<void> } {
  const { config } = backend;
  const index = config.search && createPlantsIndex(config.search);
  const transport = createMailTransport(config.mail);
  const storage = openStorage(config.storage);
  const worker = createWorker(
    backend,
    [
      mailTopic(backend, transport),
      leadTopic(backend, backend.parties.leadWebhook),
      conversionTopic(backend),
      ...(index ? indexTopics(backend, index) : []),
      purgeTopic(config.shell),
      ...imageTopics(backend, storage),
    ],
    log,
  );
  worker.start();
  const listener = listenToOutbox(config.databaseUrl, () => worker.wake());
  const jobs = createJobRunner(backend, portalJobs(backend, storage, log), log);
  jobs.start();
  const watch = index && watchEngine(backend, index, worker);
  return {
    async stop() {
      watch?.stop();
      await jobs.stop();
      await listener.stop();
      await worker.stop();
      storage.close();
      transport.close();
    },
  };
}

/** Fills the engine where it is empty or holds records of another shape: as soon as it first answers, and ever after. */
function watchEngine(backend: Backend, index: PlantsIndex, worker: Worker): { stop(): void } {
  let timer = setTimeout(look, engineStartMs);

  async function look(): Promise<void> {
    const isReachable = await index.isReachable();
    if (isReachable) await rebuildWhenOutdated(backend, index).catch(() => undefined);
    worker.wake();
    timer = setTimeout(look, isReachable ? engineCheckMs : engineStartMs);
    timer.unref();
  }

  timer.unref();
  return { stop: () => clearTimeout(timer) };
}
