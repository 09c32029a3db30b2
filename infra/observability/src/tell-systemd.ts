import { type ChildProcess, spawn } from 'node:child_process';

/** What a unit of systemd hears of its program. */
export interface SystemdWords {
  /** The program serves from now on: what waits for its start goes on, and hanging counts. */
  ready(): void;
}

const silent: SystemdWords = { ready: () => undefined };

/** Says each line that it gets; its end comes with that of the program. A fork of the program itself would stop it for a moment each time. */
const speaker = 'while read -r word; do systemd-notify "$word"; done';

/**
 * Tells systemd again and again that the main thread still turns, three times within the limit of the unit
 * (`WatchdogSec`); a program that hangs falls silent and is replaced. Source of the protocol: sd_notify(3). Does
 * nothing where no such unit started us.
 */
export function tellSystemd(env: NodeJS.ProcessEnv = process.env): SystemdWords {
  if (!env.NOTIFY_SOCKET) return silent;
  let child: ChildProcess | undefined;
  const say = (word: string) => {
    child ??= startSpeaker(env, () => {
      child = undefined;
    });
    child.stdin?.write(`${word}\n`);
  };
  const limitMs = Number(env.WATCHDOG_USEC) / 1000;
  if (limitMs > 0) setInterval(say, limitMs / 3, 'WATCHDOG=1').unref();
  return { ready: () => say('READY=1') };
}

/** A word that does not arrive is like one that was not said: what to do about it is systemd's business. */
function startSpeaker(env: NodeJS.ProcessEnv, onEnd: () => void): ChildProcess {
  const child = spawn('sh', ['-c', speaker], { env, stdio: ['pipe', 'ignore', 'ignore'] });
  child.once('error', onEnd);
  child.once('exit', onEnd);
  child.stdin.on('error', () => undefined);
  child.unref();
  return child;
}
