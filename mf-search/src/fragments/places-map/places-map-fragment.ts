import { defineFragment } from 'shared-contracts/remote/define-fragment.tsx';
import { PlacesMap } from './places-map.tsx';
import { parsePlacesProps } from './places-props.ts';

export const fragment = defineFragment({
  name: 'places-map',
  props: { parse: parsePlacesProps },
  load: async () => null,
  Component: PlacesMap,
});
