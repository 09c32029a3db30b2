import { startTelemetry } from '../start-telemetry.ts';
import type { Telemetry } from '../telemetry.ts';
import { type LocalCollector, startCollector } from './local-collector.ts';

export interface CollectedTelemetry {
  telemetry: Telemetry;
  collector: LocalCollector;
  /** Sends what is left and ends the collector. */
  stop(): Promise<void>;
}

/** Telemetry of a program as the environment would switch it on, with a collector of its own; one for each process. */
export async function collectTelemetry(program: string): Promise<CollectedTelemetry> {
  const collector = await startCollector();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  // The SDK reads the environment itself.
  Object.assign(process.env, settings);
  const telemetry = await startTelemetry(program);
  for (const name of Object.keys(settings)) delete process.env[name];
  return {
    telemetry,
    collector,
    async stop() {
      await telemetry.stop();
      collector.close();
    },
  };
}
