import { formatDate } from '@umbral/domain/format/format-date.ts';
import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the saved comparisons. */
export const comparisonsTexts = {
  title: 'Tus comparativos',
  documentTitle: `Tus comparativos | ${productName}`,
  kept: (count: number) => `${count} de ${comparisonLimits.maxSaved} comparativos guardados`,
  empty: 'La lista esta vacía',
  emptyHint: 'Compara de 2 a 4 proyectos y toca «Guardar comparación»: los encontrarás aquí.',
  explore: 'Buscar proyectos',
  favourites: 'Comparar tus favoritos',
  nameless: (moment: string) => `Comparación del ${formatDate(moment)}`,
  since: (moment: string) => `Guardada el ${formatDate(moment)}`,
  homes: (name: string) => `Inmuebles de ${name}`,
  unavailable: 'Proyecto no disponible',
  open: 'Abrir',
  openNamed: (name: string) => `Abrir ${name}`,
  rename: 'Cambiar nombre',
  renameNamed: (name: string) => `Cambiar nombre de ${name}`,
  renameTitle: 'Cambia el nombre',
  name: 'Nombre de la comparación',
  save: 'Guardar nombre',
  remove: 'Eliminar',
  removeNamed: (name: string) => `Eliminar ${name}`,
  askTitle: '¿Eliminar esta comparación?',
  ask: (name: string) => `Eliminaremos «${name}». Los inmuebles siguen en el portal.`,
  keep: 'Conservarla',
  failed: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
