import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { FairButton } from './fair-button.tsx';
import { fairInForce } from './fair-in-force.ts';

/** Whether a fair is on, told to every page, and the button that leads to it. The shell mounts it once per document. */
export const fragment = defineFragment({
  name: 'button',
  props: { parse: () => ({}) },
  load: async ({ context, signal }) => {
    const { loadFairs } = await import('../../queries/fair-queries.ts');
    return { fair: fairInForce(await loadFairs(context.call, signal)) };
  },
  Component: FairButton,
});
