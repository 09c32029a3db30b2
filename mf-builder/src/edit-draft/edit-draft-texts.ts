import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page of a draft. */
export const editDraftTexts = {
  documentTitle: `Borrador | ${productName}`,
  absent: 'Este borrador ya no existe o no es de tu constructora',
} as const;
