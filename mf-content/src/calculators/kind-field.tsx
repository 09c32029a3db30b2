import { termHref } from '@umbral/domain/routes/term-href.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import { ChoiceField } from './calculator-fields.tsx';
import { kindLabels } from './kind-choices.ts';
import type { CalculatorField } from './use-calculator.ts';

interface KindFieldProps {
  readonly field: CalculatorField;
  /** Kinds by what stands in the address. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** The kind of housing, with what its letters mean. */
export function KindField({ field, labels = kindLabels }: KindFieldProps) {
  const help = <Anchor href={termHref('vis')}>{texts.kindHelp}</Anchor>;
  return <ChoiceField field={field} legend={texts.kind} labels={labels} help={help} />;
}
