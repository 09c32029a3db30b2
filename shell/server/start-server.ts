import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { production } from '@umbral/protocol/composition/environment.ts';
import { openSharedDoor, type SharedDoor } from 'infra-observability/shared-door.ts';
import { silentTelemetry, type Telemetry } from 'infra-observability/telemetry.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createFrontDoor } from './front-door.ts';
import { createPortal } from './portal/portal.ts';

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Settles once pages can be answered; rejects when the shell cannot run. */
  readonly started: Promise<void>;
  /** Takes no more visitors, lets requests end, then ends. */
  stop(): Promise<void>;
}

/** Listens at once and loads the portal meanwhile. */
export async function startServer(
  config: Config,
  log: Logger,
  telemetry: Telemetry = silentTelemetry,
): Promise<RunningServer> {
  const portal = createPortal(config, log, telemetry);
  let port = config.PORT;
  const frontDoor = createFrontDoor({
    parts: portal,
    log,
    telemetry,
    isBehindProxy: config.BEHIND_PROXY,
    known: () => ({ portalOrigin: config.PORTAL_ORIGIN, port, isBehindProxy: config.BEHIND_PROXY }),
    // What is invented, and what visitors do not have yet.
    isUnlisted: config.DEMO_DATA || config.ENVIRONMENT !== production,
    unreadMs: config.UNREAD_TIMEOUT_MS,
  });
  // Longer than the proxies before us keep theirs, so that none sends into a connection that just closes.
  const options = { keepAliveTimeout: 75_000, headersTimeout: 30_000, requestTimeout: 120_000 };
  const server = createServer(options, frontDoor);
  let shared: SharedDoor | undefined;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.PORT, host: config.HOST }, resolve);
  });
  port = (server.address() as AddressInfo).port;
  return {
    port,
    // Whoever comes through the door of several is for those that can answer.
    started: portal.start().then(async () => {
      if (!portal.health.isDraining()) shared = await openSharedDoor(frontDoor, options);
    }),
    async stop() {
      portal.health.startDraining();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), config.DRAIN_TIMEOUT_MS);
      await Promise.all([closed, shared?.close(config.DRAIN_TIMEOUT_MS)]);
      clearTimeout(late);
      await portal.close();
    },
  };
}
