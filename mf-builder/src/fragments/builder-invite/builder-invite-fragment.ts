import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { BuilderInvite } from './builder-invite.tsx';

/** The builders' way in, for pages that visitors see. */
export const fragment = defineFragment({
  name: 'builder-invite',
  props: { parse: () => ({}) },
  load: async () => null,
  Component: BuilderInvite,
});
