import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the walk through a fair. */
export const walkTexts = {
  title: 'Mi ruta',
  documentTitle: (fair: string) => `Mi ruta por ${fair} | ${productName}`,
  lead: 'Los estands que quieres visitar, en tu orden. La ruta se guarda solo en este dispositivo.',
  add: 'Agregar a mi ruta',
  isIn: 'En mi ruta',
  named: (words: string, builder: string) => `${words}: ${builder}`,
  count: (count: number) => (count === 1 ? 'Mi ruta: 1 estand' : `Mi ruta: ${count} estands`),
  see: 'Ver mi ruta',
  empty: 'Tu ruta está vacía',
  emptyHint: 'Agrega estands desde el plano o la lista de la feria.',
  toFair: 'Volver a la feria',
  earlier: (builder: string) => `Mover ${builder} antes`,
  later: (builder: string) => `Mover ${builder} después`,
  remove: (builder: string) => `Quitar ${builder} de mi ruta`,
  moved: (builder: string, place: number, of: number) => `${builder} quedó en el puesto ${place} de ${of}`,
  removed: (builder: string) => `${builder} salió de tu ruta`,
  print: 'Imprimir',
  notes: 'Notas',
  needsScript: 'La ruta se guarda en el navegador: para verla aquí, activa JavaScript.',
  notKept: 'Este navegador no dejó guardar la ruta.',
  list: 'Estands de mi ruta',
} as const;
