import { fairEnd } from './fair-end.ts';

/** Where a session stands by the clock. */
export type SessionState = 'coming' | 'live' | 'over';

interface Times {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** How a session stands at a moment (milliseconds): it begins with its first instant and is over with its last one. */
export function sessionStateAt({ startsAt, endsAt }: Times, moment: number): SessionState {
  if (moment < Date.parse(startsAt)) return 'coming';
  return moment < Date.parse(endsAt) ? 'live' : 'over';
}

/** Whether a fair is over at a moment: its last day, by the clock of Bogotá, belongs to it. */
export function isFairOver(endsOn: string, moment: number): boolean {
  return moment >= fairEnd(endsOn);
}
