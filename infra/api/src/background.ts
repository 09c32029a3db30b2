import type { DiskRoom } from 'infra-storage/disk-room.ts';
import type { Backend } from './engine/backend.ts';
import type { Background } from './engine/feature.ts';
import { housekeepingJob } from './engine/jobs/housekeeping-job.ts';
import { createJobRunner } from './engine/jobs/job-runner.ts';
import { mailTopic } from './engine/mail/mail-topic.ts';
import { listenToOutbox } from './engine/outbox/outbox-listener.ts';
import { createWorker, type WorkerLog } from './engine/outbox/outbox-worker.ts';
import { purgeTopic } from './engine/outbox/purge-topic.ts';
import type { Topic } from './engine/outbox/topic.ts';
import { createMailTransport } from './engine/third-parties/mail/create-mail-transport.ts';
import { openStorage } from './engine/third-parties/storage/open-storage.ts';
import { features, portalLetters } from './features.ts';

/** Without room a row waits: whatever carries it out writes something, a mail, a picture, or how it went. */
function whereThereIsRoom(topic: Topic, disk: DiskRoom): Topic {
  return { ...topic, isReady: async () => !disk.isFull() && (await topic.isReady?.()) !== false };
}

/** Starts what runs beside the answers: the outbox's worker with its topics, and the jobs by the clock. */
export function startBackground(backend: Backend, log: WorkerLog, disk: DiskRoom): { stop(): Promise<void> } {
  const { config } = backend;
  const transport = createMailTransport(config.mail);
  const storage = openStorage(config.storage);
  const background: Background = { backend, storage, log };
  const topics = [
    mailTopic(backend, { letters: portalLetters, transport }),
    ...features.flatMap((feature) => feature.topics?.(background) ?? []),
    purgeTopic(config.shell),
  ];
  const worker = createWorker(
    backend,
    topics.map((topic) => whereThereIsRoom(topic, disk)),
    log,
  );
  worker.start();
  const listener = listenToOutbox(config.databaseUrl, () => worker.wake());
  const jobs = createJobRunner(backend, portalJobs(background), log);
  jobs.start();
  const watches = features.flatMap(({ watch }) => watch?.(backend, () => worker.wake()) ?? []);
  return {
    async stop() {
      for (const watch of watches) watch.stop();
      await jobs.stop();
      await listener.stop();
      await worker.stop();
      storage.close();
      transport.close();
    },
  };
}

/** Everything that the portal does by the clock. */
export function portalJobs(background: Background) {
  return [housekeepingJob(background.backend), ...features.flatMap(({ jobs }) => jobs?.(background) ?? [])];
}
