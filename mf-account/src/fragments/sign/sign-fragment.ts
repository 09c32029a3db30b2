import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Sign } from './sign.tsx';

/** The sign modal and the favourites of the whole portal: they live in the browser only. */
export const fragment = defineFragment({
  name: 'sign',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: Sign,
});
