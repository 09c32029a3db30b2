import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'infra-ports/free-port.ts';
import { checkoutSource, type Source } from './checkout-source.ts';
import type { Contender } from './contender.ts';
import { startFront } from './front.ts';
import { startProgram } from './program.ts';

/** Where the reference's pictures and scripts are in all sources. */
const cdnOrigin = 'https://blueprint.the-tractor.store';
/** Stands for the front's own origin in a build that wants an address. */
const placeholder = 'http://front.invalid';

/** The reference: server-rendered strings without a framework, one program. */
export const reference: Source = {
  repository: 'neuland/tractor-store-blueprint',
  commit: '979af495d931773925e8819c5f845b4ba1718fae',
  edits: [['src/server.node.js', 'port: 3000', 'port: Number(process.env.PORT)']],
  build: [{ words: ['node', 'esbuild.js'] }],
};

const teams = ['explore', 'decide', 'checkout'] as const;

const preact: Source = {
  repository: 'neuland/tractor-store-preact',
  commit: '187de47802d7548ce0f0295f5b5aa7ef82f2ae7f',
  edits: [
    ['integration/src/server.js', 'const PORT = 3000', 'const PORT = process.env.PORT'],
    ...teams.map(
      (team, index) =>
        [`${team}/src/server/index.node.js`, `port: ${3001 + index}`, 'port: Number(process.env.PORT)'] as const,
    ),
  ],
  build: [{ words: ['npm', 'run', 'build'] }],
};

const packages = ['app', ...teams] as const;

const federated: Source = {
  repository: 'teabyii/tractor-store-react',
  commit: '82d09e58825ae9061ef71bd9cbbba1716f4df6cb',
  // A picture of a third host.
  edits: [['packages/explore/src/Footer.tsx', 'https://kentl.dev/favicon.ico', `${cdnOrigin}/cdn/img/neulandlogo.svg`]],
  build: packages.map((name) => ({
    words: [
      'node',
      '../../node_modules/webpack/bin/webpack.js',
      '--mode',
      'production',
      '--env',
      `host=${placeholder}`,
    ],
    at: `packages/${name}`,
  })),
};

/** Folder with the reference's pictures. */
export async function referenceCdn(from?: string): Promise<string> {
  return join(await checkoutSource(reference, from), 'public');
}

/** The public implementations that build from npm and their sources alone. */
export async function startPeers(from?: string): Promise<readonly Contender[]> {
  return [await startReference(from), await startPreact(from), await startFederated(from)];
}

async function startReference(from?: string): Promise<Contender> {
  const cwd = await checkoutSource(reference, from);
  const url = `http://127.0.0.1:${await freePort()}`;
  const program = { entry: 'src/server.node.js', cwd, env: { PORT: new URL(url).port }, readyUrl: url };
  return behindFront('blueprint', { url }, [await startProgram(program)], from);
}

async function startPreact(from?: string): Promise<Contender> {
  const folder = await checkoutSource(preact, from);
  const urls = await Promise.all([...teams, 'front'].map(async () => `http://localhost:${await freePort()}`));
  const [explore = '', decide = '', checkout = '', url = ''] = urls;
  const env = { EXPLORE_URL: explore, DECIDE_URL: decide, CHECKOUT_URL: checkout };
  const ready = { explore: '/stores', decide: '/product/CL-01', checkout: '/checkout/checkout' };
  const stops: (() => Promise<void>)[] = [];
  for (const [index, team] of teams.entries()) {
    const own = urls[index] ?? '';
    const readyUrl = own + ready[team];
    const program = { entry: 'dist/server.node.js', cwd: join(folder, team), readyUrl };
    stops.push(await startProgram({ ...program, env: { ...env, PORT: new URL(own).port } }));
  }
  const program = { entry: 'src/server.js', cwd: join(folder, 'integration'), readyUrl: `${url}/stores` };
  stops.push(await startProgram({ ...program, env: { ...env, PORT: new URL(url).port } }));
  return behindFront('preact, ESI', { url }, stops, from);
}

async function startFederated(from?: string): Promise<Contender> {
  const folder = await checkoutSource(federated, from);
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) {
    for (const name of packages)
      cpSync(join(folder, 'packages', name, 'dist'), name === 'app' ? dist : join(dist, name), { recursive: true });
  }
  return behindFront('Module Federation, client only', { folder: dist }, [], from);
}

async function behindFront(
  name: string,
  shop: { readonly url: string } | { readonly folder: string },
  stops: readonly (() => Promise<void>)[],
  from: string | undefined,
): Promise<Contender> {
  const port = await freePort();
  const ownOrigins = [cdnOrigin, placeholder];
  const stopFront = await startFront({ port, shop, cdn: await referenceCdn(from), ownOrigins });
  return {
    name,
    origin: `http://localhost:${port}`,
    home: '/',
    async stop() {
      await Promise.all([stopFront(), ...stops.map((stop) => stop())]);
    },
  };
}
