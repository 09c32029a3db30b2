import { logCrashes } from 'infra-observability/log-crashes.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { startTelemetry } from 'infra-observability/start-telemetry.ts';
import { tellSystemd } from 'infra-observability/tell-systemd.ts';
import { readConfig } from './config.ts';
import { packersStepBack } from './http/packers-step-back.ts';
import { startServer } from './start-server.ts';

// The process of the shell server: environment, signals, end.
const config = readConfig(process.env);
const log = createLogger({ program: 'shell', level: config.LOG_LEVEL });
logCrashes(log);
const systemd = tellSystemd();

try {
  await packersStepBack();
  const telemetry = await startTelemetry('shell');
  const server = await startServer(config, log, telemetry);
  const stopping = new AbortController();
  stopping.signal.addEventListener(
    'abort',
    () =>
      void server
        .stop()
        .then(() => telemetry.stop())
        .finally(() => process.exit()),
    { once: true },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  await server.started;
  systemd.ready();
  log.info({ port: server.port }, 'the portal is ready');
} catch (error) {
  log.fatal({ err: error }, 'the shell server cannot run');
  process.exitCode = 1;
  process.exit();
}
