import { formatDate } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** What each number of stars says, from 5 to 1. */
const scale = { 5: 'Excelente', 4: 'Buena', 3: 'Satisfactoria', 2: 'Básica', 1: 'Deficiente' } as const;

/** Sentences of the surveys of an account. */
export const surveysTexts = {
  title: 'Tus encuestas',
  documentTitle: `Tus encuestas | ${productName}`,
  lead: 'Tu experiencia ayuda a quienes están por comprar.',
  scale,
  stars: (count: keyof typeof scale) => `${count} · ${scale[count]}`,
  portal: {
    title: 'Tu opinión del portal',
    answered: 'Ya calificaste el portal. ¡Gracias por tu opinión!',
    open: 'Todavía no nos has contado cómo te va con el portal.',
    answer: 'Calificar el portal',
  },
  rate: {
    title: 'Califica a una constructora',
    lead: 'Puedes calificar, una sola vez, a cada constructora que contactaste.',
    builder: 'Constructora',
    chooseBuilder: 'Elige una constructora',
    responseTime: '¿Cuánto tardó en responderte?',
    contactMedium: '¿Por dónde te respondió?',
    service: '¿Cómo fue la atención?',
    content: '¿Cómo fue la información que te dio?',
    contentType: 'Lo que más te sirvió',
    anyContent: 'Nada en especial',
    comments: 'Cuéntanos más',
    commentsHelp: 'Entre 300 y 1.000 caracteres ayudan mucho a otras personas.',
    send: 'Enviar calificación',
    sending: 'Enviando…',
    sent: 'La calificación se ha enviado correctamente',
    failed: 'No pudimos enviar tu calificación. Lo que escribiste sigue aquí: inténtalo de nuevo.',
    nobody: 'Todavía no has contactado constructoras',
    nobodyHint: 'Cuando escribas a una desde cualquier proyecto, podrás calificarla aquí.',
    explore: 'Buscar proyectos',
    allRated: 'Ya calificaste a todas las constructoras que contactaste. ¡Gracias!',
  },
  given: {
    title: 'Calificaciones que diste',
    empty: 'Todavía no has calificado a nadie.',
    service: 'Atención',
    content: 'Información',
    at: (moment: string) => formatDate(moment),
  },
} as const;
