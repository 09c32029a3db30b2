import { logCrashes } from 'infra-observability/log-crashes.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { startTelemetry } from 'infra-observability/start-telemetry.ts';
import { tellWatchdog } from 'infra-observability/tell-watchdog.ts';
import { tracePool } from 'infra-observability/trace-pool.ts';
import { watchDisk } from 'infra-storage/disk-room.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { createApiPool, createBackend } from './engine/backend.ts';
import { readConfig } from './engine/config.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ program: 'api', level: config.logLevel });
  logCrashes(log);
  tellWatchdog();
  const telemetry = await startTelemetry('api');
  const pool = createApiPool(config);
  tracePool(pool, telemetry);
  const backend = createBackend(config, pool);
  const disk = watchDisk({
    ...config.disk,
    onTurn: (isFull, freeBytes) =>
      isFull ? log.error({ freeBytes }, 'no room: read only from now on') : log.info({ freeBytes }, 'room again'),
  });
  const app = await buildApp(backend, { log, telemetry, disk });
  const background = startBackground(backend, app.log, disk);
  await app.listen({ port: config.port, host: config.host });

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await background.stop();
    await pool.end();
    disk.stop();
    await telemetry.stop();
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
