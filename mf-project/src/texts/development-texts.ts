import { formatCount } from '@umbral/domain/format/format.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

const types = (count: number) => formatCount(count, 'tipo', 'tipos');

/** Words of the page of a project [R130]. */
export const developmentTexts = {
  documentTitle: (project: string, homes: string, place: string) => `${project}: ${homes} en ${place} | ${productName}`,
  description: (project: string, builder: string, place: string, facts: string) =>
    `${project}, un proyecto de ${builder} en ${place}: ${facts}. Compara sus tipos, mira sus planos y escríbele a la constructora.`,
  types,
  free: (count: number) => formatCount(count, 'inmueble disponible', 'inmuebles disponibles'),

  anchorTypes: 'Tipos y precios',
  typesTitle: 'Tipos de inmueble',
  typesLead: 'Cada tipo tiene su página, con plano, plan de pagos y disponibilidad.',
  typesCaption: (project: string) => `Tipos de inmueble de ${project}: áreas, espacios, pisos, precio y disponibilidad`,
  type: 'Tipo',
  area: 'Área construida',
  areaToConfirm: 'Por confirmar',
  privateArea: (area: string) => `${area} privados`,
  spaces: 'Espacios',
  rooms: { one: 'habitación', many: 'habitaciones' },
  baths: { one: 'baño', many: 'baños' },
  parking: { one: 'parqueadero', many: 'parqueaderos' },
  floors: 'Pisos',
  price: 'Precio desde',
  priceToConfirm: 'Por confirmar',
  availability: 'Disponibilidad',
  freeOf: (free: number, all: number) => `${free} de ${all}`,
  onOffer: 'A la venta',
  over: 'No disponible',
  none: '—',

  offer: 'Precio y contacto',
  hiddenPrice: 'La constructora informa el precio cuando la contactas.',
  upTo: (amount: string) => `hasta ${amount}`,
  contact: 'Contactar',
  contactTo: (builder: string) => `a ${builder}`,
  unavailableText: 'Este proyecto ya no está a la venta, pero hay otros en la misma ciudad que pueden gustarte.',

  seeDevelopment: (count: number) => `Ver el proyecto y sus ${types(count)}`,
} as const;
