import { formatDate } from '@umbral/domain/format/format-date.ts';
import { calculationLimits } from '@umbral/domain/limits/calculation-limits.ts';
import type { CalculatorKey } from '@umbral/domain/vocabulary/calculators.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the results of calculators that are kept. */
export const calculationsTexts = {
  title: 'Tus cálculos',
  documentTitle: `Tus cálculos | ${productName}`,
  kept: (count: number) => `${count} de ${calculationLimits.max} cálculos guardados`,
  empty: 'La lista esta vacía',
  emptyHint: 'Haz una cuenta en una calculadora y toca «Guardar este resultado»: la encontrarás aquí.',
  tools: 'Ver las calculadoras',
  calculators: {
    capacity: 'Capacidad de endeudamiento',
    credit: 'Crédito de vivienda',
    leasing: 'Crédito o leasing',
    notary: 'Gastos notariales',
  } satisfies Record<CalculatorKey, string>,
  results: {
    capacity: (amount: string) => `Vivienda hasta ${amount}`,
    credit: (amount: string) => `Cuota de ${amount} al mes`,
    leasing: (amount: string) => `Leasing con cuota de ${amount} al mes`,
    notary: (amount: string) => `El comprador paga ${amount}`,
  } satisfies Record<CalculatorKey, (amount: string) => string>,
  price: (amount: string) => `Vivienda de ${amount}`,
  income: (amount: string) => `Ingreso de ${amount} al mes`,
  term: (years: string) => `${years} años`,
  since: (moment: string) => `Guardado el ${formatDate(moment)}, con las tasas de ese día`,
  open: 'Abrir',
  openNamed: (name: string) => `Abrir ${name}`,
  rename: 'Cambiar nombre',
  renameNamed: (name: string) => `Cambiar nombre de ${name}`,
  renameTitle: 'Cambia el nombre',
  name: 'Nombre del cálculo',
  save: 'Guardar nombre',
  remove: 'Eliminar',
  removeNamed: (name: string) => `Eliminar ${name}`,
  undo: 'Deshacer',
  back: 'El cálculo está de nuevo en tu lista.',
  failed: 'Ocurrió un error. Intenta de nuevo en un momento.',
} as const;
