import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the favourites. */
export const favouritesTexts = {
  title: 'Tus favoritos',
  documentTitle: `Tus favoritos | ${productName}`,
  intro: (count: number) => (count === 1 ? 'Guardaste 1 proyecto' : `Guardaste ${count} proyectos`),
  empty: 'La lista esta vacía',
  emptyHint: 'Toca el corazón de cualquier proyecto y lo encontrarás aquí.',
  explore: 'Buscar proyectos',
  saved: (title: string) => `Guardamos ${title} en tus favoritos`,
  deleted: (title: string) => `Quitamos ${title} de tus favoritos`,
  error: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
