import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of television. */
export const tvTexts = {
  title: `${productName} TV`,
  lead: 'Doce programas que recorren ciudades con cronómetro y calculadora. Míralos en televisión o aquí.',
  description: `Programas, capítulos y horarios de ${productName} TV en Colombia, Panamá, Estados Unidos, España y República Dominicana.`,
  onAir: 'Al aire ahora',
  next: 'Lo que sigue',
  programmes: 'Programas de la temporada',
  programmesLead: 'Cada uno con sus capítulos y los proyectos que visita.',
  episodes: (count: number) => (count === 1 ? '1 capítulo' : `${count} capítulos`),
  host: (name: string) => `Con ${name}`,
  schedule: 'Horarios TV',
  scheduleLead: (country: string, zone: string) => `Hora de ${country} (${zone}).`,
  zones: {
    'America/Bogota': 'Bogotá',
    'America/Panama': 'Ciudad de Panamá',
    'America/New_York': 'Miami y Nueva York',
    'Europe/Madrid': 'Madrid',
    'America/Santo_Domingo': 'Santo Domingo',
  },
  countries: 'Países',
  months: 'Meses',
  noBroadcasts: 'No hay emisiones programadas en este mes. Elige otro mes o país.',
  episode: (number: number, title: string) => `Capítulo ${number}: ${title}`,
  yourTime: (day: string, from: string, to: string) => `En tu hora: ${day}, ${from} a ${to}`,
  times: (from: string, to: string) => `${from} a ${to}`,
  articles: 'Noticias de televisión',
  film: (title: string) => `Video del programa ${title}`,
  filmShows: (what: string) => `Video sin voz ni sonido. Muestra: ${what}`,
  remind: 'Recordármelo',
  remindOf: (programme: string, day: string) => `Recordarme ${programme}, ${day}, en mi calendario`,
  hasFilm: 'Con video',
  empty: 'La temporada está en preparación',
  emptyHint: 'Muy pronto publicaremos los programas. Mientras tanto, mira las noticias.',
} as const;

/** Words of one programme's page. */
export const programmeTexts = {
  overline: `Programa de ${productName} TV`,
  documentTitle: (title: string) => `${title} · ${productName} TV`,
  episodes: 'Capítulos',
  minutes: (count: number) => `${count} min`,
  broadcasts: 'Próximas emisiones',
  noBroadcasts: 'Por ahora no hay emisiones programadas.',
  allTimes: 'Ver todos los horarios',
  remindAll: 'Todas las emisiones a mi calendario',
  seeProjects: 'Ver proyectos de este programa',
  projects: 'Proyectos de este programa',
  projectsOfCity: (city: string) => `Ver todos los proyectos de TV en ${city}`,
  others: 'Otros programas',
} as const;

/** Words of the form of television. */
export const tvFormTexts = {
  title: '¿Viste algo que te interesó?',
  lead: 'Cuéntanos en qué programa lo viste o qué quieres saber. Te responde una persona del equipo de televisión.',
  reason: '¿Por qué nos escribes?',
  reasons: [
    'Quiero saber de un proyecto',
    'Quiero participar en un programa',
    'Quiero mostrar mi proyecto',
    'Otro motivo',
  ],
  message: 'Tu mensaje',
  send: `Enviar a ${productName} TV`,
  sent: 'Tus datos se han enviado correctamente',
} as const;
