import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Footer } from '../../ui/footer.tsx';

/** The shop's footer, for pages of other teams. */
export const fragment = defineFragment({
  name: 'footer',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: Footer,
});
