import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page of a new project. */
export const newProjectTexts = {
  documentTitle: `Proyecto nuevo | ${productName}`,
} as const;
