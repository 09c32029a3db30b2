import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { HeaderImages } from './header-images.tsx';

export const fragment = defineFragment({
  name: 'header-images',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) =>
    (await import('./header-images-queries.ts')).loadHeaderImages(context.call, signal),
  Component: HeaderImages,
});
