// By the package's name: this request is shared with the shell in the browser.
import { reactRoot } from '@umbral/kit/remote/react-root.tsx';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { MountedChange, Place, RemotePart } from '@umbral/protocol/remote/remote-part.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { RemoteReactContext } from './use-remote.ts';

/** What a fragment's loader gets. */
export interface FragmentArgs<Props> {
  readonly props: Props;
  readonly context: RemoteContext;
  readonly signal: AbortSignal;
}

interface FragmentDeclaration<Props, Data> {
  /** Folder name under `src/fragments`, and the name by which pages embed it. */
  readonly name: string;
  /** Reads the props that an embedding page wrote, of whatever version: a zod schema or an object with `parse`. */
  readonly props: { parse(value: unknown): Props };
  /** JSON-safe data; runs on the server, and by `/_fragment` for pages opened later. */
  readonly load: (args: FragmentArgs<Props>) => Promise<Data>;
  readonly Component: ComponentType<{ readonly props: Props; readonly data: Data }>;
}

/** A fragment that is made with React: what the browser mounts, and what its remote's server half draws. */
export interface FragmentDefinition extends RemotePart {
  readonly name: string;
  /** Data for the props; throws when the props are wrong. */
  load(props: unknown, context: RemoteContext, signal: AbortSignal): Promise<unknown>;
  /** The tree to draw, the same on both sides. */
  element(props: unknown, data: unknown, context: RemoteContext): ReactNode;
}

/** Declares a part of this remote that pages of any remote may embed. */
export function defineFragment<Props, Data>({
  name,
  props: schema,
  load,
  Component,
}: FragmentDeclaration<Props, Data>): FragmentDefinition {
  const element = (props: unknown, data: unknown, context: RemoteContext) => (
    <RemoteReactContext value={context}>
      <Component props={schema.parse(props)} data={data as Data} />
    </RemoteReactContext>
  );

  async function enter(at: Place, isServerDrawn: boolean) {
    let now = at;
    let round = 0;
    const draw = () => element(now.props, now.state, at.host.context);
    const root = await reactRoot({ at, isServerDrawn, node: draw() });
    return {
      /** As from nothing: a component may hold what it was first drawn with. */
      async update(next: MountedChange) {
        now = { ...now, ...next };
        round += 1;
        root.render(<Fragment key={round}>{draw()}</Fragment>);
      },
      unmount: root.unmount,
    };
  }

  return {
    name,
    load: (props, context, signal) => load({ props: schema.parse(props), context, signal }),
    element,
    mount: (at) => enter(at, false),
    hydrate: (at) => enter(at, true),
  };
}
