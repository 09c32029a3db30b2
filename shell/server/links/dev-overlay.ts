import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { RemoteRelease } from '../composition/composition.ts';
import { RenderFailure } from '../render/render-failure.ts';
import type { RenderPool } from '../render/render-pool.ts';

/** Name of the container that a development server serves. */
const devEntry = 'remoteEntry.js';

/**
 * Lays development servers of the visitor's own machine over remotes. They are out of this server's reach, which never
 * calls them: the visitor's browser loads their code and draws.
 */
export function devOverlay(
  { dev }: QaLink,
  remotes: ReadonlyMap<RemoteName, RemoteRelease>,
): ReadonlyMap<RemoteName, RemoteRelease> {
  const laid = [...remotes.values()].flatMap((release) => {
    const devOrigin = dev[release.name];
    if (devOrigin === undefined) return [];
    const assets = { entry: devEntry, groups: {}, integrity: {} };
    const artifact = { ...release.artifact, version: 'dev', assets };
    return [[release.name, { ...release, artifact, pool: elsewhere(release.name), devOrigin }] as const];
  });
  return new Map([...remotes, ...laid]);
}

function elsewhere(remote: RemoteName): RenderPool {
  return {
    ready: Promise.resolve({ remote, fragments: [] }),
    render: () => Promise.reject(new RenderFailure('missing', 'the remote is on the machine of the visitor')),
    state: () => ({ threads: 0, ready: 0, running: 0, waiting: 0, breaker: 'closed' }),
    threads: () => [],
    growTo: () => undefined,
    close: () => Promise.resolve(),
  };
}
