import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page that edits a project. */
export const editProjectTexts = {
  documentTitle: `Editar proyecto | ${productName}`,
  absent: 'Este proyecto no existe o no es de tu constructora',
} as const;
