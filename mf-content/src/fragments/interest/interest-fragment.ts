import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Interest } from './interest.tsx';

export const fragment = defineFragment({
  name: 'interest',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: Interest,
});
