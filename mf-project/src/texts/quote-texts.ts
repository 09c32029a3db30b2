import type { MonthlyLines } from '@umbral/domain/finance/monthly-lines.ts';

/** Words of the monthly quote, and of the lines that it has in common with the other tables of money. */
export const quoteTexts = {
  quoteTitle: 'Cuota mensual aproximada',
  quoteLead: (years: number, percent: string) => `Con un crédito a ${years} años y una cuota inicial del ${percent}.`,
  term: 'Periodo del crédito',
  years: (count: number) => `${count} años`,
  initialPercent: 'Cuota inicial',
  percentError: 'El porcentaje debe ser entre 0 - 100',
  price: 'Precio del inmueble',
  initialFee: 'Cuota inicial',
  loan: 'Valor del crédito',
  subsidy: 'Subsidio',
  lines: {
    credit: 'Cuota del crédito',
    extra: 'Otros cargos estimados (0,595 %)',
    lifeInsurance: 'Seguro de vida, estimado',
    fireInsurance: 'Seguro de incendio y terremoto, estimado',
    administration: 'Administración, aproximada',
  } satisfies Record<keyof MonthlyLines, string>,
  quoted: 'Crédito y otros cargos',
  total: 'Total aproximado al mes',
  rate: (percent: string) => `tasa usada ${percent} E.A. —`,
  changeRate: 'cambiar',
  disclaimer: 'Es una referencia, no una oferta de crédito; tu banco te dará la cuota definitiva.',
} as const;
