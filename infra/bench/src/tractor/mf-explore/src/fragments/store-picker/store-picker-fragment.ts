import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { StorePicker } from './store-picker.tsx';

/** Lets the visitor choose a store for the pickup, and tells which. */
export const fragment = defineFragment({
  name: 'store-picker',
  props: { parse: () => ({}) },
  load: async () => (await import(/* webpackChunkName: "catalogue" */ '../../data/catalogue.ts')).stores,
  Component: StorePicker,
});
