import type { Logger } from 'pino';
import type { SourceState } from '../composition/composition-source.ts';
import type { RegistryClient } from './registry-client.ts';

/** Versions that were used together, and how often. */
export interface LivingSet {
  readonly versions: Readonly<Record<string, string>>;
  readonly tabs: number;
}

export interface ShellReportsOptions {
  readonly client: RegistryClient;
  /** How the registry knows this shell. */
  readonly shell: string;
  readonly state: () => SourceState;
  readonly livingSets: () => readonly LivingSet[];
  readonly log: Logger;
}

/** Tells the registry what this shell does. */
export interface ShellReports {
  /** Something changed that somebody waits for. */
  tellSoon(): void;
  stop(): void;
}

const everyMs = 10_000;
const soonMs = 30;

/** Tells it every ten seconds, and right after a change. What cannot be told now is told the next time. */
export function createShellReports({ client, shell, state, livingSets, log }: ShellReportsOptions): ShellReports {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;

  async function tell(): Promise<void> {
    const { seq, refused, fault = null } = state();
    try {
      await client.post('heartbeats', { shell, sets: livingSets(), seq, refused, fault });
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'the registry cannot be told what runs here');
      hasFailed = true;
    }
    tellIn(everyMs);
  }

  function tellIn(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void tell(), ms).unref();
  }

  return {
    tellSoon: () => tellIn(soonMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
