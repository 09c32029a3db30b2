import { definePlainServer } from '@umbral/kit/plain/define-plain-server.ts';
import { renderSvelte } from '@umbral/kit/plain/render-svelte.ts';
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
  name: 'mf-decide',
  pages,
  failed: Failed,
  fragments: [],
  draw: renderSvelte,
});
export { keys as pages };
