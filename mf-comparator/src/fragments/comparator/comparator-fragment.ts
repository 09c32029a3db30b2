import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Comparator } from './comparator.tsx';

/** Tray and overlay of the whole portal; they know everything from this browser. */
export const fragment = defineFragment({
  name: 'comparator',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: Comparator,
});
