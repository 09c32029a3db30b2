import type { Schedule } from './schedule.ts';

/** One run of a job. */
export interface JobRun {
  /** When it was due; later than planned where nobody was there to run it. */
  readonly slot: Date;
  /** When the last run that went well was due; nothing on the very first. */
  readonly previousSlot: Date | undefined;
  /** Aborted when the process stops: what is not done by then is done by the next run. */
  readonly signal: AbortSignal;
}

/**
 * Work by the clock. Of all processes one runs it; runs that were missed are made up for by one. A run that dies with
 * its process is run again, so it must do no harm twice. A throw means another try after 1, 2, 4 … 60 minutes.
 */
export interface Job {
  readonly name: string;
  readonly schedule: Schedule;
  run(run: JobRun): Promise<void>;
}
