import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Header } from '../../ui/header.tsx';

/** The shop's header, for pages of other teams. */
export const fragment = defineFragment({
  name: 'header',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: Header,
});
