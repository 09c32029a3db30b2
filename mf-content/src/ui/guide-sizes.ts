/** The `sizes` of guides' covers, also for their preload. */
export const guideSizes = {
  card: '(min-width: 1400px) 430px, (min-width: 992px) 31vw, (min-width: 680px) 46vw, 92vw',
  cover: '(min-width: 992px) 420px, 92vw',
} as const;
