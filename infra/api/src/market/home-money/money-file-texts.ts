import type { Payment } from '@umbral/domain/finance/home-plan.ts';
import type { LoanProduct } from '@umbral/domain/finance/loan.ts';
import type { MonthlyLines } from '@umbral/domain/finance/monthly-lines.ts';

/** Words of the files that a visitor takes away. */
export const moneyFileTexts = {
  planTitle: 'Plan de pagos',
  planMark: 'ESTIMACIÓN',
  planOrigin: 'INMUEBLE',
  planLead: (builder: string, place: string) => `Proyecto de ${builder} en ${place}.`,
  dates: 'Pagos de la separación a las llaves',
  number: 'N.º',
  date: 'Fecha',
  concept: 'Concepto',
  amount: 'Valor',
  total: 'Total: precio del inmueble',
  credit: 'Después de las llaves',
  products: { mortgage: 'Crédito', leasing: 'Leasing' } satisfies Record<LoanProduct, string>,
  creditLines: (product: string, rate: string, years: number) =>
    `${product} a ${years} años con una tasa de ${rate} E.A.`,
  initialFee: (percent: string) => `Cuota inicial (${percent})`,
  loan: 'Valor del crédito',
  lines: {
    credit: 'Cuota del crédito',
    extra: 'Otros cargos estimados (0,595 %)',
    lifeInsurance: 'Seguro de vida, estimado',
    fireInsurance: 'Seguro de incendio y terremoto, estimado',
    administration: 'Administración, aproximada',
  } satisfies Record<keyof MonthlyLines, string>,
  monthly: 'Total aproximado al mes',
  firstPayment: 'Primera cuota del crédito',
  note: 'Es una referencia, no una oferta. Las fechas y los valores los confirma la constructora, y la cuota del crédito, tu banco. No incluye los gastos de escrituración.',
  insurance: (source: string, day: string) => `Seguros: ${source}, ${day}.`,
  subsidyNote:
    'Cuenta con un subsidio en su valor más alto, que baja el crédito. Es una orientación, no una aprobación.',
  noDay: 'La constructora aún no informa una fecha de entrega futura: el plan termina con el último pago.',
  rateSource: (source: string, day: string) => `${source}, ${day}.`,
  ownRate: 'Tasa que elegiste.',
  kinds: {
    separation: 'Separación',
    'initial-fee': 'Cuota inicial',
    subsidy: 'Subsidio',
    balance: 'Saldo con el crédito',
  } satisfies Record<Payment['kind'], string>,
  loanPayment: 'Primera cuota del crédito',
  reminder: (concept: string) => `En 3 días: ${concept}`,
  csvHead: ['Mes', 'Cuota', 'Intereses', 'Abono a capital', 'Saldo'],
} as const;
