import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the page that is one map. */
export const mapPageTexts = {
  title: `Mapa de proyectos de vivienda nueva en Colombia | ${productName}`,
  description: (count: string) =>
    `${count} de vivienda nueva sobre el mapa: precios por punto, zonas dibujadas por ti y cada proyecto en su lugar.`,
  heading: 'Mapa de proyectos',
  byCity: 'Proyectos por ciudad',
  toList: 'Lista y filtros',
  toPortal: 'Inicio',
} as const;
