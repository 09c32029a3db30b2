import { logCrashes } from 'infra-observability/log-crashes.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { openSharedDoor } from 'infra-observability/shared-door.ts';
import { startTelemetry } from 'infra-observability/start-telemetry.ts';
import { tellSystemd } from 'infra-observability/tell-systemd.ts';
import { tracePool } from 'infra-observability/trace-pool.ts';
import { watchDisk } from 'infra-storage/disk-room.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { createApiPool, createBackend } from './engine/backend.ts';
import { readConfig } from './engine/config.ts';

/** As long as nginx waits for an answer. */
const drainMs = 130_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ program: 'api', level: config.logLevel });
  logCrashes(log);
  const systemd = tellSystemd();
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
  const { keepAliveTimeout, requestTimeout } = app.server;
  const shared = await openSharedDoor(app.routing, { keepAliveTimeout, requestTimeout });
  systemd.ready();

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await shared?.close(drainMs);
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
