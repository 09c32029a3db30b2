import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the magazine. */
export const magazineTexts = {
  title: `Revista ${productName}`,
  documentTitle: (issue: string) => `${issue} · Revista ${productName}`,
  lead: 'Vivienda nueva leída con calma: cifras, ciudades, casas y las cuentas de comprar.',
  description: `La revista de ${productName}: seis ediciones al año sobre vivienda nueva, crédito, ciudades y diseño, para leer gratis en línea.`,
  read: (title: string) => `Páginas de la ${title.toLowerCase()}`,
  contents: 'En esta edición',
  previous: 'Página anterior',
  next: 'Página siguiente',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  help: 'Desliza, usa las flechas del teclado o elige una página del índice.',
  elsewhere: 'Leer la edición (se abre en otra pestaña)',
  nextIssue: (month: string) => `La próxima edición sale en ${month}.`,
  remind: 'Recordármela en mi calendario',
  shelf: 'Todas las ediciones',
  current: 'Estás leyendo esta edición',
  empty: 'La revista está en preparación',
  emptyHint: 'Muy pronto publicaremos la primera edición. Mientras tanto, mira las noticias y las guías.',
} as const;
