import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { BuilderMap } from './builder-map.tsx';
import { parseBuilderMapProps } from './builder-map-props.ts';

export const fragment = defineFragment({
  name: 'builder-map',
  props: { parse: parseBuilderMapProps },
  load: async ({ props, context, signal }) =>
    (await import('./builder-map-queries.ts')).loadPlaces(context.call, props.builder, signal),
  Component: BuilderMap,
});
