import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { Banner } from './banner.tsx';

/** The band of the active fair for other remotes' pages; nothing while no fair is on. */
export const fragment = defineFragment({
  name: 'banner',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) => {
    const { loadFairs } = await import('../../queries/fair-queries.ts');
    const fairs = await loadFairs(context.call, signal);
    return { fair: fairs.find((fair) => fair.isActive) ?? null };
  },
  Component: Banner,
});
