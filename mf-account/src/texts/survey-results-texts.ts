import type { WordSource, WrittenWords } from '@umbral/domain/contact/survey-results.ts';
import { formatDecimal, formatInteger } from '@umbral/domain/format/format.ts';
import { formatDate, formatMonth } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

const sources: Readonly<Record<WordSource, string>> = {
  portal: 'Del portal',
  builders: 'De constructoras',
  short: 'De encuestas cortas',
};

const kinds: Readonly<Record<WrittenWords['kind'], string>> = {
  comment: 'Comentario',
  missed: 'Qué le gustaría encontrar',
  sought: 'Qué buscaba',
  answer: 'Respuesta',
};

/** Sentences of the results of the surveys. */
export const surveyResultsTexts = {
  title: 'Resultados de las encuestas',
  documentTitle: `Resultados de las encuestas | ${productName}`,
  lead: 'Lo que las personas dicen en conjunto. De nadie se muestra el nombre ni el correo.',
  partsLabel: 'Partes de los resultados',
  parts: { portal: 'Portal', words: 'Comentarios', builders: 'Constructoras', short: 'Encuestas cortas' },
  sources,
  sourcesLabel: 'De qué encuesta',
  kinds,
  unreadable: 'No pudimos cargar los resultados',
  nobody: 'Todavía nadie ha respondido',
  nobodyHint: 'Aquí aparecen los resultados desde la primera respuesta.',
  total: 'Respuestas',
  mean: 'Promedio',
  meanOf: (mean: number | null) => (mean === null ? 'sin datos' : formatDecimal(mean)),
  stars: 'Calificaciones',
  months: 'Últimos doce meses',
  month: 'Mes',
  monthOf: (month: string) => formatMonth(`${month}-01`),
  answers: 'Respuestas',
  shares: 'Sí o no',
  useful: '¿El contenido le fue útil?',
  found: '¿Encontró lo que buscaba?',
  yes: 'Sí',
  no: 'No',
  unsaid: 'Sin decir',
  share: (count: number, percent: number) => `${formatInteger(count)} (${percent} %)`,
  words: 'Lo que escribieron',
  wordsCount: (total: number) => (total === 1 ? '1 texto' : `${formatInteger(total)} textos`),
  noWords: 'Todavía nadie ha escrito',
  builders: 'Constructoras calificadas',
  buildersCount: (total: number) => (total === 1 ? '1 constructora' : `${formatInteger(total)} constructoras`),
  noBuilders: 'Todavía nadie ha calificado constructoras',
  ratings: (count: number) => (count === 1 ? '1 calificación' : `${formatInteger(count)} calificaciones`),
  service: (mean: string) => `Atención: ${mean}`,
  content: (mean: string) => `Información: ${mean}`,
  responded: 'Cuánto tardó',
  medium: 'Por dónde respondió',
  choice: (label: string, count: number) => `${label}: ${formatInteger(count)}`,
  replies: (count: number) => (count === 1 ? '1 respuesta' : `${formatInteger(count)} respuestas`),
  isOpen: 'Abierta',
  isOver: 'Cerrada',
  answered: (count: number) =>
    count === 1 ? '1 persona la respondió' : `${formatInteger(count)} personas la respondieron`,
  inWords: 'Se responde con palabras: están en Comentarios.',
  download: 'Descargar CSV',
  downloadFailed: 'No pudimos preparar el archivo. Inténtalo de nuevo.',
  portalFile: 'encuesta-del-portal.csv',
  buildersFile: 'calificaciones-de-constructoras.csv',
  date: (moment: string) => formatDate(moment),
  columns: {
    month: ['Mes', 'Respuestas', 'Promedio'],
    builders: [
      'Constructora',
      'Calificaciones',
      'Atención',
      'Información',
      'Tiempo de respuesta',
      'Medio de respuesta',
    ],
  },
} as const;
