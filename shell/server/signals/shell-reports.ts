import type { Logger } from 'pino';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { SourceState } from '../releases/composition-source.ts';

/** Versions that were used together, and how often. */
export interface LivingSet {
  readonly versions: Readonly<Record<string, string>>;
  readonly tabs: number;
}

export interface ShellReportsOptions {
  readonly client: RegistryClient;
  /** How the registry knows this shell. */
  readonly shell: string;
  /** Where it stands; a registry of before does not know the word, so that who has none says none. */
  readonly region: string | undefined;
  readonly livingSets: () => readonly LivingSet[];
  /** Where remotes draw; undefined until it is proved. */
  readonly drawnIn: () => string | undefined;
  readonly log: Logger;
}

/** Tells the registry what this shell does. */
export interface ShellReports {
  start(): void;
  /** Takes note of what changed and somebody waits for. */
  tellSoon(state: SourceState): void;
  stop(): void;
}

const everyMs = 10_000;
const soonMs = 30;
const nothingYet: SourceState = { kind: 'registry', seq: 0, refused: [] };

/** Tells it every ten seconds, and right after a change. What cannot be told now is told the next time. */
export function createShellReports(options: ShellReportsOptions): ShellReports {
  const { client, shell, region, livingSets, drawnIn, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;
  let state = nothingYet;

  async function tell(): Promise<void> {
    const { seq, refused, fault = null } = state;
    try {
      const word = { shell, sets: livingSets(), seq, refused, fault, drawnIn: drawnIn() ?? null, region };
      await client.post('heartbeats', word);
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
    start: () => tellIn(soonMs),
    tellSoon(next) {
      state = next;
      tellIn(soonMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
