import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the floating buttons. */
export const floatTexts = {
  label: 'Accesos rápidos',
  events: 'Próximos eventos',
  rate: `Califica a ${productName}`,
  panel: {
    loading: 'Buscando los próximos eventos…',
    empty: 'Por ahora no hay eventos programados.',
    failed: 'No pudimos traer los eventos. Intenta de nuevo.',
    retry: 'Reintentar',
    all: 'Ver todos',
    close: 'Cerrar eventos',
    onNow: 'En curso',
  },
} as const;
