import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { reactLifecycles } from '@umbral/protocol/remote/react-lifecycles.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted, PartHost, Place, RemotePart } from '@umbral/protocol/remote/remote-part.ts';
import type { ReactNode } from 'react';

/** What single-spa gave to lifecycles, as far as anybody read it. */
interface OlderProps {
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly host: RemoteHost & { readonly takePageState: () => unknown };
}

type Step = (props: OlderProps) => Promise<unknown>;

/** Pages of a release from before parts (decision 75): steps of single-spa's lifecycles. */
export interface OlderRemote {
  readonly bootstrap: Step;
  readonly mount: readonly Step[];
  readonly unmount: readonly Step[];
  readonly preload: (href: string, host: RemoteHost) => Promise<void>;
  readonly prefetch: (href: string, host: RemoteHost) => Promise<void>;
}

/** A fragment of a release from before parts: the shell made its React root. */
export interface OlderFragment {
  readonly element: (props: unknown, data: unknown, context: RemoteContext) => ReactNode;
}

/** The pages of an older release as a part. */
export function partOfRemote({ bootstrap, mount, unmount, preload, prefetch }: OlderRemote): PagesPart {
  let isBootstrapped = false;

  async function enter(at: Place<RemoteHost>): Promise<Mounted> {
    const host = { ...at.host, takePageState: () => at.state };
    const props = { name: host.context.environment.remote, domElement: at.element, host };
    if (!isBootstrapped) await bootstrap(props);
    isBootstrapped = true;
    for (const step of mount) await step(props);
    return {
      update: async () => undefined,
      async unmount() {
        for (const step of unmount) await step(props);
      },
    };
  }

  return { mount: enter, hydrate: enter, preload, prefetch };
}

let fragments = 0;

/** A fragment of an older release as a part. */
export function partOfFragment({ element: draw }: OlderFragment): RemotePart {
  async function enter(at: Place<PartHost>): Promise<Mounted> {
    // Roots are kept by name: two of the same would be mixed up.
    fragments += 1;
    const props = { name: `older-${fragments}`, domElement: at.element };
    let now = at;
    const show = async () => {
      const lifecycles = reactLifecycles({
        root: () => draw(now.props, now.state, at.host.context),
        errorBoundary: () => <ErrorState />,
      });
      await lifecycles.mount(props as never);
      return () => lifecycles.unmount(props as never);
    };
    let leave = await show();
    return {
      async update(next) {
        now = { ...now, ...next };
        await leave();
        leave = await show();
      },
      async unmount() {
        await leave();
      },
    };
  }

  return { mount: enter, hydrate: enter };
}
