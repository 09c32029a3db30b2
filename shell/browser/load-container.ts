import type { BootRemote } from '../document/boot.ts';
import { tryMs } from './recovery.ts';

/** What a remote's `remoteEntry.js` puts on the window: a Module Federation container. */
interface Container {
  init(scope: unknown): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

/** Modules that the shell offers, by the bundler: made once, then the same for every container. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

const globals: Partial<Record<string, Container>> = window as never;
const loaded = new Map<string, Promise<Container>>();

/** Loads a module that a remote exposes. The container comes once; one that failed is asked for again. */
export async function loadFromContainer(remote: BootRemote, expose: string): Promise<unknown> {
  const container = loaded.get(remote.name) ?? loadContainer(remote);
  loaded.set(remote.name, container);
  container.catch(() => loaded.delete(remote.name));
  const factory = await (await container).get(`./${expose}`);
  return factory();
}

async function loadContainer(remote: BootRemote): Promise<Container> {
  await Promise.all([__webpack_init_sharing__('default'), runEntry(remote)]);
  const container = globals[remote.name.replaceAll('-', '_')];
  if (!container) throw new Error(`${remote.name} has no container`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Only with the integrity that the server gave; a remote under development has none. */
function runEntry({ name, entry, integrity, dev }: BootRemote): Promise<void> {
  if (!integrity && !dev) throw new Error(`${name} has no integrity`);
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return new Promise((resolve, reject) => {
    // What hangs is forgotten with the try that waits for it, so that the next one asks anew.
    const timer = setTimeout(() => giveUp(new DOMException(`${name} is too slow`, 'TimeoutError')), tryMs);
    const giveUp = (error: Error) => {
      clearTimeout(timer);
      script.remove();
      reject(error);
    };
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => giveUp(new Error(`The container of ${name} did not load`));
    document.head.append(script);
  });
}
