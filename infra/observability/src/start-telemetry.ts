import { silentTelemetry, type Telemetry } from './telemetry.ts';

const switches = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_TRACES_EXPORTER'];

/**
 * Sends spans by OpenTelemetry where the environment names a collector by `OTEL_*`; else nothing of it is even loaded.
 * The service is called `umbral-<program>` unless `OTEL_SERVICE_NAME` says otherwise.
 */
export async function startTelemetry(
  program: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Telemetry> {
  const isWanted = switches.some((name) => env[name]) && env.OTEL_SDK_DISABLED !== 'true';
  if (!isWanted || env.OTEL_TRACES_EXPORTER === 'none') return silentTelemetry;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry(env.OTEL_SERVICE_NAME || `umbral-${program}`);
}
