import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Recommendations } from '../../ui/recommendations.tsx';

/** Article numbers, of whatever version of a page. */
function parseSkus(value: unknown): { readonly skus: readonly string[] } {
  const { skus } = Object(value);
  return { skus: Array.isArray(skus) ? skus.map(String) : [] };
}

/** Variants that look like what the visitor has. */
export const fragment = defineFragment({
  name: 'recommendations',
  props: { parse: parseSkus },
  load: async ({ props }) =>
    (await import(/* webpackChunkName: "recommend" */ '../../data/recommend.ts')).recommend(props.skus),
  Component: Recommendations,
});
