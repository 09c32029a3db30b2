import { hydrate, mount, unmount } from 'svelte';
import { writable } from 'svelte/store';
import type { DrawInBrowser } from './adapter.ts';
import type { SvelteView } from './svelte-view.ts';

/** Draws views that are components of Svelte 5. */
export const drawSvelte: DrawInBrowser<SvelteView> = ({ view, data, context, element, isServerDrawn }) => {
  const shown = writable(data);
  const options = { target: element, props: { shown, context } };
  const component = isServerDrawn ? hydrate(view, options) : mount(view, options);
  return { update: (next) => shown.set(next), remove: () => unmount(component) };
};
