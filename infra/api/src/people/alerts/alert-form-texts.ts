import type { AlertPayload } from '@umbral/domain/people/alert.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

const frequencies: Record<AlertPayload['frequency'], string> = {
  daily: 'Todos los días',
  weekly: 'Una vez a la semana',
  monthly: 'Una vez al mes',
};

/** Sentences of the page that saves an alert without script. */
export const alertFormTexts = {
  title: 'Crea una alerta',
  lead: 'Te escribimos cuando lleguen inmuebles nuevos o baje un precio para esta búsqueda.',
  frequency: '¿Cada cuánto te escribimos?',
  frequencies,
  email: 'Correo electrónico',
  consent: `Autorizo a ${productName} a usar mi correo solo para enviarme esta alerta, según la ley 1581 de 2012 y la`,
  policy: 'política de habeas data',
  known: (email: string) => `Te escribiremos a ${email}.`,
  save: 'Guarda tu alerta',
  quiet:
    'Nunca escribimos entre las 8 de la noche y las 8 de la mañana. La cancelas con un clic desde cualquier correo.',
  back: 'Volver a la búsqueda',
  savedTitle: 'Guardamos tu alerta',
  saved: 'Te escribiremos cuando haya inmuebles nuevos para tu búsqueda.',
  confirm: 'Te enviamos un correo para confirmarla. Desde que la confirmes te avisamos de lo nuevo.',
  failed: 'No pudimos leer esta búsqueda. Vuelve al listado e intenta de nuevo.',
} as const;
