import { readFileSync } from 'node:fs';

/** What a unit of systemd says of its program. */
export interface UnitFile {
  /** What is run, after the interpreter. */
  readonly command: readonly string[];
  /** Seconds that it may take to end. */
  readonly stopSeconds: number;
  /** Seconds of silence after which it is killed; nothing where nobody listens. */
  readonly watchdogSeconds: number | undefined;
}

/** Seconds that systemd gives where a unit does not say it. */
const usualStopSeconds = 90;

/** Reads a unit. */
export function readUnit(path: string): UnitFile {
  const text = readFileSync(path, 'utf8');
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];
  const watchdog = setting('WatchdogSec');
  return {
    command: setting('ExecStart')?.split(' ').slice(1) ?? [],
    stopSeconds: Number(setting('TimeoutStopSec') ?? usualStopSeconds),
    watchdogSeconds: watchdog === undefined ? undefined : Number(watchdog),
  };
}
