import { alertsJob } from '../alerts/alert-job.ts';
import type { Backend } from '../backend.ts';
import { forgetJob } from '../conversions/forget-job.ts';
import { exchangeRateJobs } from '../currency/rate-job.ts';
import { recheckJob } from '../email-check/recheck-job.ts';
import { housekeepingJob } from '../outbox/housekeeping.ts';
import type { WorkerLog } from '../outbox/outbox-worker.ts';
import type { Storage } from '../third-parties/storage/storage.ts';
import { uploadJobs } from '../uploads/sweep-uploads.ts';
import type { Job } from './job.ts';

/** Everything that the portal does by the clock. */
export function portalJobs(backend: Backend, storage: Storage, log: WorkerLog): Job[] {
  return [
    housekeepingJob(backend),
    alertsJob(backend),
    ...uploadJobs(backend, storage),
    ...exchangeRateJobs(backend, log),
    forgetJob(backend),
    recheckJob(backend),
  ];
}
