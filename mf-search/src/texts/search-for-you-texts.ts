import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { Region } from '@umbral/domain/vocabulary/vocabulary.ts';

/** Regions as a sentence names them. */
const regionNames: Record<Region, string> = {
  valle: 'el Valle del Cauca',
  caribe: 'el Caribe',
  centro: 'Bogotá y el centro del país',
  antioquia: 'Antioquia',
  ejecafetero: 'el Eje Cafetero',
  santanderes: 'los Santanderes',
};

/** Sentences of "buscamos por ti". */
export const searchForYouTexts = {
  regionNames,
  abroadName: 'el exterior',
  heading: (place: string) => `Buscamos tu vivienda nueva en ${place}`,
  documentTitle: (place: string) => `Buscamos por ti tu vivienda nueva en ${place} | ${productName}`,
  description: (place: string) =>
    `Cuéntanos qué vivienda nueva quieres en ${place} y cuánto puedes pagar. Un asesor compara los proyectos y te presenta los que sí van contigo. Gratis.`,
  lead: 'Cuéntanos qué quieres y cuánto puedes pagar. Una persona de nuestro equipo compara los proyectos, llama a las constructoras y te presenta solo los que sí van contigo.',
  leadAbroad:
    'Vive, invierte o prepara tu regreso: cuéntanos qué quieres y una persona de nuestro equipo compara los proyectos fuera de Colombia, habla con las constructoras y te acompaña a la distancia.',
  onOffer: { one: 'proyecto nuevo en oferta', many: 'proyectos nuevos en oferta' },
  benefits: [
    ['Sin costo para ti', 'El servicio es gratis: nos pagan las constructoras, nunca tú.'],
    ['Menos visitas, mejores', 'Te presentamos máximo cinco opciones que cumplen lo que pediste.'],
    ['Cuentas claras', 'Cada opción llega con cuota inicial, cuota mensual y fecha de entrega.'],
  ],
  stepsTitle: 'Así buscamos por ti',
  steps: [
    ['Nos cuentas', 'Llenas este formulario en dos minutos.'],
    ['Te llamamos', 'En un día hábil confirmamos contigo lo que necesitas.'],
    ['Comparamos', 'Revisamos precio, entrega, ubicación y financiación de cada proyecto.'],
    ['Eliges', 'Recibes tus opciones y agendamos las visitas que quieras.'],
  ],
  sampleTitle: (place: string) => `Recién llegado en ${place}`,
  citiesTitle: (place: string) => `Dónde hay vivienda nueva en ${place}`,
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    ['¿Cuánto cuesta?', 'Nada. El servicio es gratis y no te obliga a comprar.'],
    [
      '¿Quién me llama?',
      'Una persona de nuestro equipo, en horario de oficina y al número que nos dejes. No compartimos tus datos con nadie sin tu permiso.',
    ],
    [
      '¿Y si todavía no sé qué quiero?',
      'También sirve: partimos de lo que puedes pagar al mes y te mostramos hasta dónde te alcanza.',
    ],
  ],
  seeProjects: (place: string) => `Ver proyectos en ${place}`,
  form: {
    title: 'Cuéntanos qué buscas',
    homeCityAbroad: 'Ciudad y país donde vives',
    interestCountry: '¿En qué país buscas?',
    otherCity: 'Otra ciudad',
    otherCountry: 'Otro país',
    type: '¿Qué tipo de inmueble?',
    types: ['Apartamento', 'Casa', 'Apartaestudio', 'Lote', 'Todavía no sé'],
    budget: '¿Cuánto quieres invertir?',
    budgets: [
      'Hasta $ 150 millones',
      'Entre $ 150 y $ 250 millones',
      'Entre $ 250 y $ 400 millones',
      'Entre $ 400 y $ 700 millones',
      'Más de $ 700 millones',
      'Todavía no sé',
    ],
    consent: `Autorizo a ${productName} a tratar mis datos para buscar vivienda por mí y llamarme, según la ley 1581 de 2012 y la`,
    send: 'Busquen por mí',
  },
  thanks: {
    documentTitle: `¡Gracias! Ya estamos buscando por ti | ${productName}`,
    description: 'Recibimos tu solicitud: una persona de nuestro equipo te llamará pronto.',
    heading: '¡Gracias! Ya estamos buscando por ti',
    lead: 'Recibimos tu solicitud. En un día hábil te llama una persona de nuestro equipo para confirmar lo que necesitas.',
    leadAbroad:
      'Recibimos tu solicitud. En dos días hábiles te escribe o te llama una persona de nuestro equipo, a la hora del país donde vives.',
    meanwhile: 'Mientras tanto',
    projects: 'Ver proyectos',
    guides: 'Lee cómo comprar sin sorpresas',
  },
} as const;
