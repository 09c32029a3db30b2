import { definePlainServer } from '@umbral/kit/plain/define-plain-server.ts';
import { renderSvelte } from '@umbral/kit/plain/render-svelte.ts';
import { pages as declaredPages } from './routes.ts';
import Failed from './ui/failed.svelte';

export const { remote, pages, declared, chunks, fragments, render } = definePlainServer({
  name: 'mf-example',
  pages: declaredPages,
  failed: Failed,
  fragments: [],
  draw: renderSvelte,
});
