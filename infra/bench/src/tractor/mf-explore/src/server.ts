import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as footer } from './fragments/footer/footer-fragment.ts';
import { fragment as header } from './fragments/header/header-fragment.ts';
import { fragment as recommendations } from './fragments/recommendations/recommendations-fragment.ts';
import { fragment as storePicker } from './fragments/store-picker/store-picker-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, declared, chunks, fragments, render } = defineServer({
  name: 'mf-explore',
  routes,
  fragments: [footer, header, recommendations, storePicker],
});
