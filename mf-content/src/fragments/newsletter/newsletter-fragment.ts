import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Newsletter } from './newsletter.tsx';

export const fragment = defineFragment({
  name: 'newsletter',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) => (await import('./newsletter-queries.ts')).loadChoices(context.call, signal),
  Component: Newsletter,
});
