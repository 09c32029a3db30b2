import type { PagesPart } from '@umbral/protocol/remote/remote-host.ts';
import type { RemotePart } from '@umbral/protocol/remote/remote-part.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BootRemote } from '../document/boot.ts';
import { boot } from './boot-data.ts';
import { loadFromContainer } from './load-container.ts';
import type { OlderFragment, OlderRemote } from './older-parts.tsx';
import { recover } from './recovery.ts';

/**
 * So long a failure stands for every request, or until the line is back: the prefetch, the navigation and the slot ask one
 * after another.
 */
const failureMs = 1000;

const apps = new Map<RemoteName, Promise<PagesPart>>();
const fragments = new Map<string, Promise<RemotePart>>();

/** The remote's record in this document's composition; undefined when it is switched off. */
export function bootRemote(name: RemoteName): BootRemote | undefined {
  return boot.remotes.find((remote) => remote.name === name);
}

/** Loads a remote's pages. A failure is forgotten after a moment, so that a retry tries. */
export function loadApp(name: RemoteName): Promise<PagesPart> {
  return remembered(apps, name, async () => {
    const { remote } = await loadExpose<{ remote: PagesPart | OlderRemote }>(name, 'app');
    return 'hydrate' in remote ? remote : (await olderParts()).partOfRemote(remote);
  });
}

/** Loads the browser half of a fragment. */
export function loadFragment(owner: RemoteName, name: string): Promise<RemotePart> {
  return remembered(fragments, `${owner}/${name}`, async () => {
    const { fragment } = await loadExpose<{ fragment: RemotePart | OlderFragment }>(owner, `fragment-${name}`);
    return 'hydrate' in fragment ? fragment : (await olderParts()).partOfFragment(fragment);
  });
}

/** Tabs and compositions hold releases from before parts. */
function olderParts() {
  return recover(() => import(/* webpackChunkName: "older-parts" */ './older-parts.tsx'));
}

async function loadExpose<Module>(name: RemoteName, expose: string): Promise<Module> {
  const remote = bootRemote(name);
  if (!remote) throw new Error(`${name} is not in the composition`);
  return recover(async () => (await loadFromContainer(remote, expose)) as Module);
}

function remembered<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, load: () => Promise<Value>): Promise<Value> {
  const found = known.get(key);
  if (found) return found;
  const loading = load();
  known.set(key, loading);
  const forget = () => known.get(key) === loading && known.delete(key);
  loading.catch(() => {
    setTimeout(forget, failureMs);
    addEventListener('online', forget, { once: true });
  });
  return loading;
}
