import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Popup } from './popup.tsx';

/** What the fair's pop-up says; the shell decides when and where it comes [B082]. */
export const fragment = defineFragment({
  name: 'popup',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) => {
    const { loadFairs } = await import('../../queries/fair-queries.ts');
    const fairs = await loadFairs(context.call, signal);
    return { fair: fairs.find((fair) => fair.isActive) ?? null };
  },
  Component: Popup,
});
