import { formatMoney } from '@umbral/domain/format/format.ts';
import type { Subsidy } from '@umbral/domain/vocabulary/vocabulary.ts';
import { monthlyFee } from '../plant-rows.ts';
import { counted, instalment, joined } from './grammar.ts';
import type { Sentence, TextFacts } from './text-facts.ts';

const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

const subsidies: Record<Subsidy, string> = {
  'mi-casa-ya': 'el subsidio Mi Casa Ya, según cupos',
  'compensation-fund': 'el subsidio de tu caja de compensación',
  local: 'el subsidio de la alcaldía o la gobernación',
  'preferential-interest': 'el interés preferencial para primera vivienda',
};

function leastFee({ units, terms }: TextFacts): number {
  return Math.min(...units.map(({ price }) => monthlyFee(price, terms)));
}

/** Amounts are spoken of in pesos only where the project is sold in pesos. */
function inPesos(sentence: (facts: TextFacts) => string | undefined): Sentence {
  return (facts) => (facts.plan.city.currency === 'COP' ? sentence(facts) : undefined);
}

/** How it is paid: reservation, initial payment, credit, subsidy. */
export const payments: readonly Sentence[] = [
  inPesos(
    ({ terms }) =>
      `Separas con ${pesos(terms.separationFee)}, pagas el ${terms.initialPercent} % de cuota inicial en ${counted(terms.months, instalment)} y financias el resto con crédito o leasing.`,
  ),
  inPesos(
    (facts) =>
      `La cuota inicial, del ${facts.terms.initialPercent} %, se reparte en ${counted(facts.terms.months, instalment)} desde ${pesos(leastFee(facts))} al mes.`,
  ),
  inPesos(({ terms, subsidy }) =>
    subsidy === null
      ? undefined
      : `Al plan de pagos (separación de ${pesos(terms.separationFee)} y ${counted(terms.months, instalment)}) puedes sumar ${subsidies[subsidy]}.`,
  ),
  ({ terms, plan }) =>
    `El plan de pagos de ${plan.title} pide ${terms.initialPercent} % antes de la entrega, en ${counted(terms.months, instalment)}, y deja ${100 - terms.initialPercent} % para el banco.`,
  ({ terms, subsidy, plan }) =>
    subsidy === null
      ? undefined
      : `En ${plan.title} aplica ${subsidies[subsidy]}, que se descuenta del ${terms.initialPercent} % de cuota inicial.`,
  inPesos(
    ({ terms, plan }) =>
      `En ${plan.title} se separa con ${pesos(terms.separationFee)}, que se abonan al precio, y quedan ${counted(terms.months, instalment)}.`,
  ),
  ({ terms, plan }) => {
    const [first, second] = [
      `${terms.initialPercent} % en ${counted(terms.months, instalment)}`,
      `${100 - terms.initialPercent} % contra entrega`,
    ];
    return `Forma de pago de ${plan.title}: ${joined([first, second])}.`;
  },
];
