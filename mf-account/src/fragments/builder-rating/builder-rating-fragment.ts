import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { BuilderRating } from './builder-rating.tsx';
import { parseRatingProps } from './rating-props.ts';

/** The rating of a builder for other pages; who rates and whom is known in the browser only. */
export const fragment = defineFragment({
  name: 'builder-rating',
  props: { parse: parseRatingProps },
  load: async ({ props, context, signal }) => {
    if (props.builder === undefined) return { asked: null };
    const { loadAskedBuilder } = await import('./rating-target.ts');
    return { asked: await loadAskedBuilder(context.call, props.builder, signal) };
  },
  Component: BuilderRating,
});
