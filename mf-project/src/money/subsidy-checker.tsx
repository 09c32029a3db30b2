import {
  type FamilyFacts,
  possibleSubsidy,
  possibleTogether,
  type SubsidyOffer,
} from '@umbral/domain/finance/subsidy.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { PesosField } from '@umbral/kit/form/pesos-field.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useId, useState } from 'react';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';

type Group = keyof typeof texts.sisbenChoices;

const groups = [
  { value: 'low', label: texts.sisbenChoices.low },
  { value: 'other', label: texts.sisbenChoices.other },
  { value: 'none', label: texts.sisbenChoices.none },
] as const satisfies readonly { value: Group; label: string }[];

const sisbenOf: Record<string, FamilyFacts['sisben']> = { low: 'low', other: 'other' };

/** Four questions and what could come of them. What is answered never leaves the device. */
export function SubsidyChecker({ offer }: { readonly offer: SubsidyOffer }) {
  const id = useId();
  const [income, setIncome] = useState<number>();
  const [group, setGroup] = useState<string>('none');
  const [ownsHome, setOwnsHome] = useState(false);
  const [hadSubsidy, setHadSubsidy] = useState(false);
  const facts =
    income === undefined ? undefined : { monthlyIncome: income, sisben: sisbenOf[group], ownsHome, hadSubsidy };
  const both = facts ? possibleTogether(offer, facts) : 0;
  return (
    <ScriptForm className={css.checker}>
      <PesosField id={`${id}-income`} label={texts.familyIncome} value={income} onChange={setIncome} />
      <RadioGroup
        legend={texts.sisben}
        name={`${id}-group`}
        look="tiles"
        choices={groups}
        value={group}
        onChange={setGroup}
      />
      <CheckboxField
        label={texts.ownsHome}
        checked={ownsHome}
        onChange={({ currentTarget }) => setOwnsHome(currentTarget.checked)}
      />
      <CheckboxField
        label={texts.hadSubsidy}
        checked={hadSubsidy}
        onChange={({ currentTarget }) => setHadSubsidy(currentTarget.checked)}
      />
      <div role="status">
        {facts &&
          offer.programmes.map((programme) => {
            const amount = possibleSubsidy(programme, facts);
            const name = texts.programmes[programme.key];
            return (
              <p key={programme.key}>
                {amount > 0 ? texts.could(name, formatMoney({ amount, currency: 'cop' })) : texts.couldNot(name)}
              </p>
            );
          })}
        {both > 0 && <p>{texts.couldBoth(formatMoney({ amount: both, currency: 'cop' }))}</p>}
      </div>
      <p className={css.note}>
        {texts.never} {texts.privacy}
      </p>
    </ScriptForm>
  );
}
