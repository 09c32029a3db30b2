import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';

/** `sizes` of the large picture, the same for its preload; beside one or two small ones it has two thirds of the width. */
export function mainImageSizes(count: number): string {
  return count === 2 || count === 3
    ? `${onDensePhone}, (min-width: 1320px) 616px, (min-width: 992px) calc(66vw - 310px), 100vw`
    : `${onDensePhone}, (min-width: 1320px) 930px, (min-width: 992px) calc(100vw - 470px), 100vw`;
}

/** `sizes` of the small pictures; on a narrow screen they are slides. */
export const smallImageSizes = `${onDensePhone}, (min-width: 1320px) 306px, (min-width: 992px) 22vw, 100vw`;
