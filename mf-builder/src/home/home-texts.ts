import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of a builder's home. */
export const homeTexts = {
  title: 'Tu constructora',
  documentTitle: `Tu constructora | ${productName}`,
  lead: 'Cómo van tus proyectos en el portal.',
  projects: 'Mis proyectos',
  results: 'Resultados',
  webhook: 'Integraciones',
  request: 'Solicitar proyecto nuevo',
  create: 'Crear un proyecto',
  figures: (name: string) => `Cifras de ${name}`,
  count: 'Proyectos',
  drafts: 'Borradores sin enviar',
  contacts: 'Contactos, 30 días',
  views: 'Visitas, 30 días',
  byState: 'Por estado',
  inbox: 'Contactos',
  visits: 'Visitas',
  unread: (count: number) => (count === 1 ? '1 contacto sin leer' : `${count} contactos sin leer`),
  unanswered: (count: number) =>
    count === 1 ? '1 persona espera tu respuesta' : `${count} personas esperan tu respuesta`,
  open: 'Abrir contactos',
  waiting: 'Lo que espera por ti',
  noneWaiting: 'Nada por ahora: tus proyectos están al día.',
  held: 'Lo pausó el portal. Escríbenos para activarlo de nuevo.',
  reason: (reason: string) => `Motivo: ${reason}`,
  empty: 'Todavía no tienes proyectos en el portal',
  emptyHint: 'Solicita el primero: te escribimos y abrimos su borrador.',
} as const;
