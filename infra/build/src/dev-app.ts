import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type DevServer, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readAppBuild } from './build-app.ts';
import { isInstalled, repositoryRoot } from './build-target.ts';
import { fragmentDoor, type Handler } from './dev/fragment-door.ts';
import { openServerHalf } from './dev/server-half.ts';

interface DevRequest {
  /** Folder of the remote. */
  readonly app: string;
  readonly port: number;
  /** Where the portal runs: the only page that may load these files. */
  readonly portalOrigin: string;
  /** The shell around it is a release: what it shares is production's, so this remote has copies of its own. */
  readonly isOverRelease?: boolean;
  /** Gets the way to show faults that others find. */
  onServed?(show: ShowFaults): void;
}

const host = '127.0.0.1';
const errorOverlay = fileURLToPath(import.meta.resolve('./dev/error-overlay.ts'));

/** Shows faults that no build knows of over the pages that have a remote open; none takes them away. */
export type ShowFaults = (faults: readonly string[]) => void;

/**
 * Serves the browser half of one remote with hot replacement, and keeps its server half fresh in
 * `dev-out/<app>/node/server.cjs`, where it draws what this machine is asked for. Loopback only. What does not build, and what
 * breaks while it draws, stands over the page. Gives the way to end it.
 */
export async function devApp(request: DevRequest): Promise<() => Promise<void>> {
  const { app, port, portalOrigin, isOverRelease = false } = request;
  const build = await readAppBuild(app);
  const outDir = isInstalled
    ? join(repositoryRoot, 'node_modules/.cache/umbral-dev')
    : join(repositoryRoot, 'dev-out', app);
  const [web, node] = await build.configurations({
    version: 'dev',
    outDir,
    mode: 'development',
    devOrigin: `http://${host}:${port}/`,
    isAlone: isOverRelease,
  });
  const watching = watch(node);
  const half = openServerHalf(join(outDir, 'node/server.cjs'));
  const show: ShowFaults = (faults) => {
    const clients = server.webSocketServer?.clients ?? [];
    server.sendMessage(clients, faults.length > 0 ? 'errors' : 'still-ok', faults);
  };
  const tell = (fault: string) => {
    console.error(fault);
    show([fault]);
  };
  const door = fragmentDoor({ remote: build.app, portalOrigin, half, tell });
  const server = new RspackDevServer(
    serverOptions({ port, portalOrigin, door }),
    rspack({ ...web, lazyCompilation: false, plugins: [...(web.plugins ?? []), overlayIn(web)] }),
  );
  await server.start();
  const stop = async () => {
    await Promise.all([server.stop(), half.close()]);
    await new Promise<void>((resolve) => watching.close(() => resolve()));
  };
  request.onServed?.(show);
  return stop;
}

/** Comes with whatever of the remote a page loads first. */
function overlayIn({ context = repositoryRoot }: Configuration) {
  return new rspack.EntryPlugin(context, errorOverlay, { name: undefined });
}

interface ServerFacts extends Pick<DevRequest, 'port' | 'portalOrigin'> {
  readonly door: Handler;
}

function serverOptions({ port, portalOrigin, door }: ServerFacts): DevServer {
  return {
    host,
    port,
    hot: true,
    liveReload: true,
    // Whoever started it stops it, and has more to end.
    setupExitSignals: false,
    static: false,
    // The page around it comes by its own name, and its socket says so.
    allowedHosts: [host, 'localhost', new URL(portalOrigin).hostname],
    headers: {
      'access-control-allow-origin': portalOrigin,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
    // Its own overlay is a frame with HTML in it: our policies have none of that.
    client: { webSocketURL: `ws://${host}:${port}/ws`, overlay: false },
    devMiddleware: { writeToDisk: (file: string) => file.endsWith('assets.json') },
    // Behind the look at the host's name.
    setupMiddlewares: (handlers) => [...handlers, { name: 'fragments', middleware: door }],
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
