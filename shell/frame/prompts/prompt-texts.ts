import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Names of what may interrupt. */
export const promptTexts = {
  labels: {
    'fair-popup': 'Aviso de feria',
    survey: `Encuesta de ${productName}`,
    newsletter: 'Boletín',
  },
  close: 'Cerrar aviso',
  failed: {
    'fair-popup': 'No pudimos abrir el aviso. Intenta de nuevo.',
    survey: 'No pudimos abrir la encuesta. Intenta de nuevo.',
    newsletter: 'No pudimos abrir el boletín. Intenta de nuevo.',
  },
} as const;
