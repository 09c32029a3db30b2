import { formatDate } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the surveys of an account. */
export const surveysTexts = {
  title: 'Tus encuestas',
  documentTitle: `Tus encuestas | ${productName}`,
  lead: 'Tu experiencia ayuda a quienes están por comprar.',
  portal: {
    title: 'Tu opinión del portal',
    answered: 'Ya calificaste el portal. ¡Gracias por tu opinión!',
    open: 'Todavía no nos has contado cómo te va con el portal.',
    answer: 'Calificar el portal',
  },
  given: {
    title: 'Calificaciones que diste',
    empty: 'Todavía no has calificado a nadie.',
    service: 'Atención',
    content: 'Información',
    at: (moment: string) => formatDate(moment),
  },
} as const;
