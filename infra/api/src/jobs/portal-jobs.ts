import type { Backend } from '../backend.ts';
import { housekeepingJob } from '../outbox/housekeeping.ts';
import type { Job } from './job.ts';

/** Everything that the portal does by the clock. */
export function portalJobs(backend: Backend): Job[] {
  return [housekeepingJob(backend)];
}
