import { execFile } from 'node:child_process';

/**
 * Tells systemd again and again that the main thread still turns, three times within the limit of the unit
 * (`WatchdogSec`); a program that hangs falls silent and is replaced. Source of the protocol: sd_notify(3). Does
 * nothing where no such unit started us.
 */
export function tellWatchdog(env: NodeJS.ProcessEnv = process.env): void {
  const limitMs = Number(env.WATCHDOG_USEC) / 1000;
  if (!env.NOTIFY_SOCKET || !(limitMs > 0)) return;
  // A word that does not arrive is like one that was not said: what to do about it is systemd's business.
  const tell = () => void execFile('systemd-notify', ['WATCHDOG=1'], { env }, () => undefined);
  setInterval(tell, limitMs / 3).unref();
}
