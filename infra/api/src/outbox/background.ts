import type { Backend } from '../backend.ts';
import { conversionTopic } from '../conversions/conversion-topic.ts';
import { imageTopics } from '../images/image-topics.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { portalJobs } from '../jobs/portal-jobs.ts';
import { leadTopic } from '../leads/lead-topic.ts';
import { mailTopic } from '../mail/mail-topic.ts';
import { createPlantsIndex } from '../search-index/index-client.ts';
import { indexTopics, rebuildWhenOutdated } from '../search-index/index-topics.ts';
import { watchEngine } from '../search-index/watch-engine.ts';
import { createMailTransport } from '../third-parties/mail/create-mail-transport.ts';
import { openStorage } from '../third-parties/storage/open-storage.ts';
import { listenToOutbox } from './outbox-listener.ts';
import { createWorker, type WorkerLog } from './outbox-worker.ts';
import { purgeTopic } from './purge-topic.ts';

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
  const watch =
    index &&
    watchEngine({
      isReachable: () => index.isReachable(),
      fill: () => rebuildWhenOutdated(backend, index),
      onLook: () => worker.wake(),
    });
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
