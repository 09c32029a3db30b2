import { logCrashes } from 'infra-observability/log-crashes.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { tellSystemd } from 'infra-observability/tell-systemd.ts';
import { AdminProblem } from './admin-problem.ts';
import { readBackupSettings } from './recovery/backup-settings.ts';
import { startBackups } from './recovery/program/backup-program.ts';
import { serveStatus } from './recovery/program/backup-server.ts';

// The program that takes backups, until it is told to end.
try {
  const settings = readBackupSettings(process.env);
  const log = createLogger({ program: 'backup', level: settings.logLevel });
  logCrashes(log);
  const systemd = tellSystemd();
  const program = startBackups(settings, log);
  const server = await serveStatus(program, settings);
  systemd.ready();
  const stop = async () => {
    server.close();
    await program.stop();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof AdminProblem ? error.message : error);
  process.exitCode = 1;
}
