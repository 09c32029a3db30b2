import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { ComponentType, ReactNode } from 'react';
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

/** A fragment as the shell and the render pool handle it, whatever its types. */
export interface FragmentDefinition {
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
  return {
    name,
    load: (props, context, signal) => load({ props: schema.parse(props), context, signal }),
    element: (props, data, context) => (
      <RemoteReactContext value={context}>
        <Component props={schema.parse(props)} data={data as Data} />
      </RemoteReactContext>
    ),
  };
}
