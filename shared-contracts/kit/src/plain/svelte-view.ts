import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { Component } from 'svelte';
import type { Readable } from 'svelte/store';

/** What every view of Svelte gets: its data as a store, for they change while it stands, and its remote's context. */
export interface SvelteProps {
  readonly shown: Readable<unknown>;
  readonly context: RemoteContext;
}

/** A page, or what stands in its place, as a component of Svelte. */
export type SvelteView = Component<SvelteProps>;
