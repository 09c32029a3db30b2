import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { PointMap } from './point-map.tsx';
import { parsePointMapProps } from './point-map-props.ts';

export const fragment = defineFragment({
  name: 'point-map',
  props: { parse: parsePointMapProps },
  load: async () => null,
  Component: PointMap,
});
