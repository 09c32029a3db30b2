import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page that updates a project in the builders' own area. */
export const updateProjectTexts = {
  documentTitle: `Actualizar proyecto | ${productName}`,
  absent: 'Este proyecto no existe o no es de tu constructora',
} as const;
