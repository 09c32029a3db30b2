import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of every page without the portal's header and footer. */
export const landingTexts = {
  brand: productName,
  data: 'Habeas data',
  terms: 'Términos y condiciones',
} as const;
