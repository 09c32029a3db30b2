import { defineServer } from '@umbral/kit/remote/define-server.tsx';
import { fragment as builderRating } from './fragments/builder-rating/builder-rating-fragment.ts';
import { fragment as sign } from './fragments/sign/sign-fragment.ts';
import { routes } from './routes.ts';

export const { remote, pages, chunks, fragments, render } = defineServer({
  name: 'mf-account',
  routes,
  fragments: [sign, builderRating],
});
