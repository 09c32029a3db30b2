import { formatPercent } from '@umbral/domain/format/format.ts';

/** Words of the calculator of a housing credit. */
export const creditTexts = {
  title: 'Calculadora de crédito de vivienda',
  lead: 'La cuota mensual de un crédito hipotecario, cuánto pagas de intereses y qué ingreso necesitas.',
  description:
    'Calcula la cuota mensual de tu crédito hipotecario a 5, 10, 15 o 20 años, con tabla de amortización, ingreso necesario y tasa de referencia con su fecha. Para vivienda VIS y no VIS.',
  initialHelp: (other: number, vis: number) => `Mínimo ${formatPercent(other)}; para VIS, ${formatPercent(vis)}.`,
  instalment: 'Cuota mensual',
  loan: 'Crédito',
  initial: 'Cuota inicial',
  interest: 'Intereses en total',
  incomeAt: (share: number) => `Ingreso familiar para que la cuota sea el ${formatPercent(share)}`,
  summary: (amount: string) => `Cuota mensual: ${amount}`,
  questions: [
    {
      question: '¿Cuánto me prestan para comprar vivienda nueva?',
      answer:
        'Con crédito hipotecario, hasta el 70 % del valor; si la vivienda es VIS, hasta el 80 %. Lo demás es tu cuota inicial: ahorros, cesantías y subsidios.',
    },
    {
      question: '¿En qué se diferencia la tasa efectiva anual de la mensual?',
      answer:
        'La efectiva anual (E.A.) ya cuenta el efecto de pagar cada mes. Aquí la pasamos a mensual con (1 + E.A.)^(1/12) − 1, que es como liquidan los bancos.',
    },
    {
      question: '¿Me conviene un plazo más corto?',
      answer:
        'La cuota sube, pero pagas muchos menos intereses. Cambia el plazo arriba y compara los intereses en total.',
    },
  ],
} as const;
