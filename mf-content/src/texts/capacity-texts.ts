import type { Capacity } from '@umbral/domain/finance/capacity.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';

/** Words of the calculator of what a family can borrow. */
export const capacityTexts = {
  title: 'Calculadora de capacidad de endeudamiento',
  lead: 'Con tus ingresos y deudas, cuánto te pueden prestar y qué vivienda te alcanza.',
  description:
    'Calcula gratis tu capacidad de endeudamiento: la cuota mensual que puedes pagar, el crédito o leasing que te prestan y el valor de la vivienda que te alcanza, con tasas y topes con su fecha.',
  income: 'Ingreso mensual familiar',
  incomeHelp: 'Suma los ingresos de quienes van a pedir el crédito.',
  debts: 'Deudas que pagas cada mes',
  debtsHelp: 'Cuotas de tarjetas, carro y otros créditos.',
  savings: 'Ahorros para la cuota inicial',
  savingsHelp: 'Con cesantías y subsidio. Si lo dejas vacío, contamos solo el crédito y una cuota inicial completa.',
  product: 'Cómo quieres financiarla',
  products: { credito: 'Crédito hipotecario', leasing: 'Leasing habitacional' },
  share: 'Parte del ingreso para la cuota',
  shares: (prudent: number, legal: number) => ({
    [prudent]: `${formatPercent(prudent)}, prudente`,
    [legal]: `${formatPercent(legal)}, tope legal`,
  }),
  home: 'Vivienda hasta',
  summary: (amount: string) => `Vivienda hasta ${amount}`,
  instalment: 'Cuota mensual hasta',
  loan: 'Te prestan hasta',
  initial: 'Cuota inicial',
  limits: {
    debts:
      'Tus deudas ya ocupan la parte del ingreso que puede ir a la cuota: por ahora no queda espacio para un crédito. Baja deudas o suma otro ingreso familiar.',
    loan: 'Lo que pone el límite es el crédito: con un ingreso mayor, menos deudas o un plazo más largo alcanzas una vivienda de más valor.',
    cash: 'Lo que pone el límite es tu cuota inicial: con más ahorros alcanzas una vivienda de más valor.',
  } satisfies Record<Capacity['limitedBy'], string>,
  lent: (most: number) => `Financian hasta el ${formatPercent(most)} del valor de la vivienda.`,
  split: 'Tu ingreso del mes',
  splitParts: { debts: 'Deudas', instalment: 'Cuota de vivienda', rest: 'Para lo demás' },
  questions: [
    {
      question: '¿Por qué 30 % o 40 %?',
      answer:
        'Los bancos suelen aceptar que la primera cuota ocupe hasta el 30 % del ingreso familiar. La norma permite hasta el 40 % (Decreto 257 de 2021 y Decreto 583 de 2025); con 40 % te queda menos para imprevistos.',
    },
    {
      question: '¿Qué deudas debo contar?',
      answer:
        'Todas las que pagas cada mes: tarjetas, carro, libre inversión, estudio y las cuotas que ya asumiste como deudor solidario. El banco las ve en las centrales de riesgo.',
    },
    {
      question: '¿Mi capacidad es una aprobación?',
      answer:
        'No. El banco revisa además tu historial, tu estabilidad y el avalúo de la vivienda. Pide una preaprobación antes de separar.',
    },
  ],
} as const;
