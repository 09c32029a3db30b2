import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Names of what may interrupt. */
export const promptTexts = {
  labels: {
    'fair-popup': 'Aviso de feria',
    survey: `Encuesta de ${productName}`,
    newsletter: 'Boletín',
  },
  close: 'Cerrar aviso',
} as const;
