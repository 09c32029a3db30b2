import type { ResponseTime } from '@umbral/domain/builders/builder.ts';

/** Words of the parts that several pages and fragments show. */
export const sharedTexts = {
  rating: (stars: string, opinions: string) => `Calificación ${stars} de 5, ${opinions}`,
  opinions: { one: 'opinión', many: 'opiniones' },
  notRated: 'Sin calificaciones todavía',
  fewOpinions: (opinions: string) => `${opinions}: muy pocas para una calificación`,
  responseTimes: {
    'same-day': 'Suele responder el mismo día',
    'next-day': 'Suele responder al día siguiente',
    'two-days': 'Suele responder en dos días',
    week: 'Suele responder en una semana',
    never: 'Varios compradores no recibieron respuesta',
  } satisfies Record<ResponseTime, string>,
} as const;
