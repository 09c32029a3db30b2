import { alertsJob } from '../alerts/alert-job.ts';
import type { Backend } from '../backend.ts';
import { housekeepingJob } from '../outbox/housekeeping.ts';
import type { Storage } from '../third-parties/storage/storage.ts';
import { uploadJobs } from '../uploads/sweep-uploads.ts';
import type { Job } from './job.ts';

/** Everything that the portal does by the clock. */
export function portalJobs(backend: Backend, storage: Storage): Job[] {
  return [housekeepingJob(backend), alertsJob(backend), ...uploadJobs(backend, storage)];
}
