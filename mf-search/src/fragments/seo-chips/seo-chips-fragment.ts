import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { SeoChips } from './seo-chips.tsx';
import { parseSeoChipsProps } from './seo-chips-props.ts';

export const fragment = defineFragment({
  name: 'seo-chips',
  props: { parse: parseSeoChipsProps },
  load: async ({ props, context, signal }) =>
    (await import('./seo-chips-queries.ts')).loadSeoLinks(props, context.environment.search, signal),
  Component: SeoChips,
});
