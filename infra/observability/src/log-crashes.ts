import type { Logger } from 'pino';

/** Puts an error that nobody caught into the log in its safe form, instead of Node's own, and ends the process. */
export function logCrashes(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the program crashed');
    process.exit(1);
  });
}
