import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { FeaturedCities } from './featured-cities.tsx';

export const fragment = defineFragment({
  name: 'featured-cities',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) => (await import('./featured-cities-queries.ts')).loadCities(context.call, signal),
  Component: FeaturedCities,
});
