import { formatPercent } from '@umbral/domain/format/format.ts';

/** Words of the calculator that sets credit and leasing side by side. */
export const leasingTexts = {
  title: 'Calculadora de cuota de crédito y leasing',
  lead: 'El mismo inmueble con crédito hipotecario y con leasing habitacional, lado a lado.',
  description:
    'Compara la cuota mensual de un crédito hipotecario (hasta 70 % u 80 %) con la de un leasing habitacional (hasta 80 % o 90 %), a 5, 10, 15 o 20 años, con las tasas de referencia y su fecha.',
  credit: 'Crédito hipotecario',
  leasing: 'Leasing habitacional',
  initialOf: { mortgage: 'Cuota inicial con crédito', leasing: 'Cuota inicial con leasing' },
  rateOf: { mortgage: 'Tasa E.A. del crédito', leasing: 'Tasa E.A. del leasing' },
  initialHelp: (other: number, vis: number) =>
    `Si la dejas vacía usamos la mínima: ${formatPercent(other)}; para VIS, ${formatPercent(vis)}.`,
  summary: (credit: string, leasing: string) => `Crédito ${credit} al mes, leasing ${leasing} al mes`,
  compare: 'Los dos, lado a lado',
  rows: {
    instalment: 'Cuota mensual',
    financed: 'Te financian',
    part: 'Parte del valor',
    initial: 'Cuota inicial',
    interest: 'Intereses en total',
    prudent: 'Ingreso con cuota del 30\u00a0%',
    legal: 'Ingreso con cuota del 40\u00a0%',
  },
  concept: 'Concepto',
  cheaper: (product: string, amount: string) => `${product} tiene la cuota más baja: ${amount} menos al mes.`,
  same: 'Las dos cuotas son iguales.',
  reference: 'El crédito con otras tasas de referencia',
  inPesos: (percent: string, yearly: string) => `En pesos al ${percent} mensual (${yearly} E.A.)`,
  inDollars: (percent: string) => `En dólares al ${percent} anual`,
  notIncluded: 'La opción de compra del leasing y los seguros no están incluidos: pídele al banco los dos valores.',
  questions: [
    {
      question: '¿Qué es el leasing habitacional?',
      answer:
        'El banco compra la vivienda y tú la usas pagando un canon. Al final ejerces la opción de compra, que suele ser de 0 % a 10 %, y la casa queda a tu nombre.',
    },
    {
      question: '¿Cuánto financia cada uno?',
      answer:
        'El crédito hipotecario, hasta el 70 % del valor (80 % si es VIS). El leasing habitacional, hasta el 80 % (90 % si es VIS).',
    },
    {
      question: '¿Cuál me conviene?',
      answer:
        'El leasing pide menos cuota inicial; el crédito deja la vivienda a tu nombre desde el primer día. Compara la cuota, los intereses y los seguros de los dos.',
    },
  ],
} as const;
