import { AdminProblem } from '../../admin-problem.ts';

const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A moment as people type it, by the clock of this machine unless it says of which: `2026-11-26T20:15`. */
export function readMoment(text: string): Date {
  const moment = new Date(text);
  if (minute.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new AdminProblem(`${text} is no moment: write it as 2026-11-26T20:15, or 2026-11-26T20:15-05:00.`);
}
