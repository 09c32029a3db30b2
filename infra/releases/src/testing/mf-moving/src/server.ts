import { definePlainServer } from '@umbral/kit/plain/define-plain-server.ts';
import { renderSvelte } from '@umbral/kit/plain/render-svelte.ts';
import { fragment as offer } from './fragments/offer/offer-fragment.ts';
import { pages } from './pages.ts';
import Failed from './ui/failed.svelte';

export const {
  remote,
  pages: keys,
  declared,
  chunks,
  fragments,
  render,
} = definePlainServer({
  name: 'mf-moving',
  pages,
  failed: Failed,
  fragments: [offer],
  draw: renderSvelte,
});
export { keys as pages };
