import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { FeaturedProjects } from './featured-projects.tsx';
import { parseFeaturedProps } from './featured-projects-props.ts';

export const fragment = defineFragment({
  name: 'featured-projects',
  props: { parse: parseFeaturedProps },
  load: async ({ props, context, signal }) =>
    (await import('./featured-projects-queries.ts')).loadFeatured(props, context.call, signal),
  Component: FeaturedProjects,
});
