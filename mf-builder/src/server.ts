import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as builderInvite } from './fragments/builder-invite/builder-invite-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-builder',
  routes,
  fragments: [builderInvite],
});
