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
  picture: 'Mapa de Colombia y Panamá con sus ciudades',
  pictureNote:
    'El mapa que se mueve necesita JavaScript. Elige una ciudad en este dibujo o en la lista. Datos abiertos: Natural Earth y DANE.',
} as const;
