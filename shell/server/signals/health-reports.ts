import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { RegistryAway, type RegistryClient } from '../registry/registry-client.ts';
import type { FailureNotes } from './failure-notes.ts';
import type { SignalCounts } from './signal-counts.ts';

export interface HealthReportsOptions {
  readonly client: Pick<RegistryClient, 'post'>;
  readonly shell: string;
  readonly counts: SignalCounts;
  readonly notes: FailureNotes;
  /** The composition that is in use. */
  readonly seq: () => number;
  readonly log: Logger;
  readonly everyMs?: number;
}

interface Unsent {
  readonly path: 'health' | 'failures';
  readonly body: object;
}

const usualMs = 5000;
/** Five minutes of a registry that is away; what is older is lost, and nobody decides on it any more. */
const mostUnsent = 120;

/**
 * Tells the registry every five seconds what was counted. What got no answer is told again under its old number, so that
 * nothing counts twice.
 */
export function createHealthReports(options: HealthReportsOptions): { tell(): Promise<void>; stop(): Promise<void> } {
  const { client, counts, notes, seq, log, everyMs = usualMs } = options;
  const shell = `${options.shell} ${randomBytes(4).toString('hex')}`;
  let unsent: Unsent[] = [];
  let report = 0;
  let hasFailed = false;
  let telling: Promise<void> = Promise.resolve();

  function collect(): void {
    const counted = counts.take();
    const failures = notes.take();
    if (counted.length > 0) {
      report += 1;
      unsent.push({ path: 'health', body: { shell, report, seq: seq(), counts: counted } });
    }
    if (failures.length > 0) unsent.push({ path: 'failures', body: { failures } });
    unsent = unsent.slice(-mostUnsent);
  }

  async function send(): Promise<void> {
    for (let [next] = unsent; next; [next] = unsent) {
      try {
        await client.post(next.path, next.body);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log.warn({ err: error, path: next.path }, 'the registry cannot be told how visitors fare');
        hasFailed = true;
        // What it will never take is given up; what it could not take now is told again.
        if (!isRefused(error)) return;
      }
      unsent.shift();
    }
  }

  function tell(): Promise<void> {
    collect();
    telling = telling.then(send);
    return telling;
  }

  const timer = setInterval(() => void tell(), everyMs).unref();
  return {
    tell,
    async stop() {
      clearInterval(timer);
      await tell();
    },
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof RegistryAway && error.status >= 400 && error.status < 500 && error.status !== 429;
}
