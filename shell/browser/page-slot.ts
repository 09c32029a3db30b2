import type { PageProps, Remote, RemoteProps } from '@umbral/protocol/remote/remote-host.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { LifeCycles } from 'single-spa';
import { showFallback } from './fallback.ts';
import { reloadOr } from './recovery.ts';

interface PageSlotOptions {
  readonly name: RemoteName;
  readonly load: () => Promise<Remote>;
  readonly report: (error: unknown) => void;
}

/** A remote's page in the slot: what single-spa registers, and a second chance for it. */
export interface PageSlot extends LifeCycles<PageProps> {
  retry(): void;
}

/**
 * Lifecycles that never fail and never keep navigation waiting: code that is still on its way when the visitor
 * leaves is forgotten, and a remote that cannot be mounted leaves a message with a button.
 */
export function createPageSlot({ name, load, report }: PageSlotOptions): PageSlot {
  let turn = 0;
  let latest: RemoteProps | undefined;
  let isBootstrapped = false;
  let mounting: Promise<void> | undefined;
  let leave: (() => Promise<void>) | undefined;

  async function enter(props: RemoteProps): Promise<void> {
    const own = ++turn;
    props.domElement.dataset.boundary = name;
    try {
      const remote = await load();
      // Hydration waits for the page's code, and a mount cannot be called off: so the code comes first.
      if (props.domElement.dataset.ssr !== undefined) await remote.preload(location.href, props.host);
      if (own !== turn) return;
      mounting = mountSteps(remote, props);
      await mounting;
    } catch (error) {
      report(error);
      if (own !== turn) return;
      await reloadOr(error, location.href).catch(() => undefined);
      if (own !== turn) return;
      const remove = showFallback(props.domElement, retry);
      leave = async () => remove();
    } finally {
      mounting = undefined;
    }
  }

  async function mountSteps(remote: Remote, props: RemoteProps): Promise<void> {
    if (!isBootstrapped) await remote.bootstrap(props);
    isBootstrapped = true;
    for (const step of remote.mount) await step(props);
    leave = async () => {
      for (const step of remote.unmount) await step(props);
    };
  }

  async function exit(): Promise<void> {
    turn += 1;
    await mounting?.catch(() => undefined);
    const go = leave;
    leave = undefined;
    await go?.();
  }

  async function retry(): Promise<void> {
    const props = latest;
    if (!props) return;
    await exit();
    if (latest === props) await enter(props);
  }

  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      latest = props;
      void enter(props);
    },
    unmount: async ({ domElement }) => {
      latest = undefined;
      await exit();
      // The next remote must not take the server's HTML for its own.
      delete domElement.dataset.ssr;
      domElement.replaceChildren();
    },
    retry,
  };
}
