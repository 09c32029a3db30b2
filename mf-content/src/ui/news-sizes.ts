import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';

/** The `sizes` of covers, also for their preload. */
export const newsSizes = {
  lead: `${onDensePhone}, (min-width: 1400px) 760px, (min-width: 992px) 56vw, 92vw`,
  card: `${onDensePhone}, (min-width: 1400px) 430px, (min-width: 992px) 31vw, (min-width: 680px) 46vw, 92vw`,
  cover: `${onDensePhone}, (min-width: 1400px) 670px, (min-width: 992px) 48vw, 92vw`,
} as const;
