import { logCrashes } from 'infra-observability/log-crashes.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { startTelemetry } from 'infra-observability/start-telemetry.ts';
import { tellSystemd } from 'infra-observability/tell-systemd.ts';
import { readSearchConfig } from './config.ts';
import { startSearch } from './start-search.ts';

try {
  const config = readSearchConfig(process.env);
  const log = createLogger({ program: 'search', level: config.logLevel });
  logCrashes(log);
  const systemd = tellSystemd();
  const telemetry = await startTelemetry('search');
  const running = await startSearch(config, log, telemetry);
  systemd.ready();
  const stop = () =>
    running
      .stop()
      .then(() => telemetry.stop())
      .finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
