import type { Question } from './engine-queries.ts';

/** What every engine has to answer: how many, the counts of thirteen facets, and the first 24. */
export interface Answer {
  readonly total: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ids: readonly string[];
}

/** An engine that is loaded and may be asked. */
export interface Contender {
  readonly name: string;
  /** Seconds it took to build; of processor time where it runs in this process. */
  readonly buildSeconds: number;
  ask(question: Question): Answer | Promise<Answer>;
  close(): Promise<void>;
}

/** Runs work and gives its processor time in seconds. */
export function cpuSeconds<T>(work: () => T): { result: T; seconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}
