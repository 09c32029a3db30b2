import type { FragmentDefinition } from '@umbral/kit/remote/define-fragment.tsx';
import type { Remote } from '@umbral/protocol/remote/remote-host.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BootRemote } from '../document/boot.ts';
import { boot } from './boot-data.ts';
import { loadFromContainer } from './load-container.ts';
import { recover } from './recovery.ts';

/** So long a failure stands for every request: the prefetch, the navigation and the slot ask one after another. */
const failureMs = 1000;

const apps = new Map<RemoteName, Promise<Remote>>();
const fragments = new Map<string, Promise<FragmentDefinition>>();

/** The remote's record in this document's composition; undefined when it is switched off. */
export function bootRemote(name: RemoteName): BootRemote | undefined {
  return boot.remotes.find((remote) => remote.name === name);
}

/** Loads a remote's pages. A failure is forgotten after a moment, so that a retry tries. */
export function loadApp(name: RemoteName): Promise<Remote> {
  return remembered(apps, name, async () => (await loadExpose<{ remote: Remote }>(name, 'app')).remote);
}

/** Loads the browser half of a fragment. */
export function loadFragment(owner: RemoteName, name: string): Promise<FragmentDefinition> {
  return remembered(fragments, `${owner}/${name}`, async () => {
    return (await loadExpose<{ fragment: FragmentDefinition }>(owner, `fragment-${name}`)).fragment;
  });
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
  loading.catch(() => setTimeout(() => known.delete(key), failureMs));
  return loading;
}
