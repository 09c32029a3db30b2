import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';

/** The `sizes` of a photo in the grid of cards: one, two, three or four columns. */
export const gridSizes = `${onDensePhone}, (min-width: 1360px) 318px, (min-width: 1024px) 31vw, (min-width: 700px) 46vw, calc(100vw - 32px)`;
