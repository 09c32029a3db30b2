import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the form of an alert. */
export const alertTexts = {
  title: 'Crea una alerta',
  lead: 'Te escribimos cuando lleguen inmuebles nuevos o baje un precio para esta búsqueda:',
  watched: 'Lo que vigilamos',
  everything: 'Toda la vivienda nueva',
  previewLoading: 'Mirando qué llegó esta semana…',
  preview: (count: number) =>
    count === 0 ? 'Esta semana no habrías recibido ninguno' : `Esta semana habrías recibido ${count}`,
  previewNone: 'Apenas aparezca uno, te lo contamos.',
  previewMore: (count: number) => `y ${count} más`,
  previewFailed: 'No pudimos calcular la vista previa. Tu alerta funciona igual.',
  listed: 'Nuevo',
  priceDrop: 'Bajó de precio',
  before: (price: string) => `antes ${price}`,
  priceHidden: 'Precio por confirmar',
  name: 'Nombre de la alerta',
  nameHelp: 'Así la reconoces en tu correo.',
  frequency: '¿Cada cuánto te escribimos?',
  frequencies: { daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes' },
  known: (email: string) => `Te escribiremos a ${email}.`,
  consent: `Autorizo a ${productName} a usar mi correo solo para enviarme esta alerta, según la ley 1581 de 2012 y la`,
  consentLink: 'política de habeas data',
  quiet: 'Nunca escribimos entre las 8 de la noche y las 8 de la mañana. La cancelas con un clic.',
  save: 'Guarda tu alerta',
  saving: 'Guardando…',
  saved: 'Guardamos tu alerta. Te escribiremos cuando haya proyectos nuevos así.',
  confirm: 'Guardamos tu alerta. Confírmala en el correo que te acabamos de enviar.',
  refused: 'No pudimos guardar tu alerta.',
  error: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
