import { render } from 'svelte/server';
import { readable } from 'svelte/store';
import type { DrawOnServer } from './adapter.ts';
import type { SvelteView } from './svelte-view.ts';

/** Draws views that are components of Svelte 5 as HTML; their comments are marks that the browser half needs. */
export const renderSvelte: DrawOnServer<SvelteView> = ({ view, data, context, idPrefix }) =>
  render(view, { props: { shown: readable(data), context }, idPrefix }).body;
