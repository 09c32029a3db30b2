import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Contact } from './contact.tsx';

/** The contact dialog of every page: it lives in the browser only and wakes by an intent, or for forms that wait. */
export const fragment = defineFragment({
  name: 'contact',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: Contact,
});
