import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as contact } from './fragments/contact/contact-fragment.ts';
import { fragment as projectRail } from './fragments/project-rail/project-rail-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-project',
  routes,
  fragments: [projectRail, contact],
});
