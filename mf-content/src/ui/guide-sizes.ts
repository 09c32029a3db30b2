import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';

/** The `sizes` of guides' covers, also for their preload. */
export const guideSizes = {
  card: `${onDensePhone}, (min-width: 1400px) 430px, (min-width: 992px) 31vw, (min-width: 680px) 46vw, 92vw`,
  // The crop to 4:3 shows three quarters of the width.
  cover: `${onDensePhone}, (min-width: 992px) 560px, 123vw`,
} as const;
