import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the calendar file of the magazine. */
export const magazineTexts = {
  next: `Sale la próxima edición de la Revista ${productName}`,
  about: (newest: string) => `La anterior fue la ${newest.toLowerCase()}. Se lee gratis en línea.`,
  file: 'proxima-edicion',
} as const;
