import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readAppBuild } from './build-app.ts';
import { repositoryRoot } from './build-target.ts';

interface DevRequest {
  /** Folder of the remote. */
  readonly app: string;
  readonly port: number;
  /** Where the portal runs: the only page that may load these files. */
  readonly portalOrigin: string;
  /** The shell around it is a release, with production React: an edit loads the page again instead of replacing parts. */
  readonly isOverRelease?: boolean;
}

const host = '127.0.0.1';

/**
 * Serves the browser half of one remote with hot replacement, and keeps its server half fresh in
 * `dev-out/<app>/node/server.cjs`. Loopback only. Gives the way to stop.
 */
export async function devApp({
  app,
  port,
  portalOrigin,
  isOverRelease = false,
}: DevRequest): Promise<() => Promise<void>> {
  const build = await readAppBuild(app);
  const [web, node] = await build.configurations({
    version: 'dev',
    outDir: join(repositoryRoot, 'dev-out', app),
    mode: isOverRelease ? 'production' : 'development',
    devOrigin: `http://${host}:${port}/`,
  });
  const watching = watch(node);
  const server = new RspackDevServer(
    { ...serverOptions(port, portalOrigin), hot: !isOverRelease },
    rspack({ ...web, lazyCompilation: false }),
  );
  await server.start();
  return async () => {
    await server.stop();
    await new Promise<void>((resolve) => watching.close(() => resolve()));
  };
}

function serverOptions(port: number, portalOrigin: string) {
  return {
    host,
    port,
    hot: true,
    liveReload: true,
    static: false as const,
    allowedHosts: [host, 'localhost'],
    headers: {
      'access-control-allow-origin': portalOrigin,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
    client: { webSocketURL: `ws://${host}:${port}/ws`, overlay: false },
    devMiddleware: { writeToDisk: (file: string) => file.endsWith('assets.json') },
  };
}

function watch(configuration: Configuration) {
  const compiler = rspack(configuration);
  const watching = compiler.watch({}, (error, stats) => {
    if (error) console.error(error);
    else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: false }));
  });
  if (!watching) throw new Error('The server half cannot be watched');
  return watching;
}

if (import.meta.main) {
  const [app, port, portalOrigin, over] = process.argv.slice(2);
  if (!app || !port || !portalOrigin) {
    console.error('Usage: dev-app.ts <app> <port> <portal origin> [--over-release]');
    process.exit(2);
  }
  const stop = await devApp({ app, port: Number(port), portalOrigin, isOverRelease: over === '--over-release' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
