import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';

/** `sizes` of the picture that opens the page, the same for its preload. */
export const openingSizes = `${onDensePhone}, (min-width: 1320px) 700px, (min-width: 992px) 54vw, 100vw`;
