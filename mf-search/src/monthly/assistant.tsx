import { formatPercent } from '@umbral/domain/format/format.ts';
import { incomeShare, loanToValue } from '@umbral/domain/parameters/rates.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { PesosField } from '@umbral/kit/form/pesos-field.tsx';
import { useState } from 'react';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import css from './assistant.module.css';
import type { Proposal } from './proposal.ts';
import { ProposalResult } from './proposal-result.tsx';
import type { OwnBudget } from './use-budget.ts';

interface AssistantProps {
  readonly own: OwnBudget;
  readonly proposal: Proposal | undefined;
}

/** Out of income, debts and savings, which stay on the device: two numbers to search by, and what they rest on. */
export function Assistant({ own: { budget, change, forget }, proposal }: AssistantProps) {
  const [isForgotten, setForgotten] = useState(false);
  const isKept = budget.income !== undefined || budget.debts !== undefined || budget.savings !== undefined;
  const clear = () => {
    forget();
    setForgotten(true);
  };
  return (
    <div className={css.assistant}>
      <p className={css.privacy}>{texts.privacy}</p>
      <div className={css.money}>
        <PesosField
          label={texts.income}
          help={texts.incomeHelp}
          value={budget.income}
          onChange={(income) => change({ income })}
        />
        <PesosField
          label={texts.debts}
          help={texts.debtsHelp}
          value={budget.debts}
          onChange={(debts) => change({ debts })}
        />
        <PesosField
          label={texts.savings}
          help={texts.savingsHelp}
          value={budget.savings}
          onChange={(savings) => change({ savings })}
        />
      </div>
      <div className={css.switches}>
        <Toggle
          label={texts.countSavings}
          help={texts.countSavingsHelp}
          checked={budget.countsSavings}
          onChange={(event) => change({ countsSavings: event.target.checked })}
        />
        <Toggle
          label={texts.vis}
          help={texts.visHelp(formatPercent(incomeShare.legal), formatPercent(loanToValue.mortgage.vis))}
          checked={budget.isVis}
          onChange={(event) => change({ isVis: event.target.checked })}
        />
      </div>
      <ProposalResult proposal={proposal} onRate={(annualPercent) => change({ annualPercent })} />
      {isKept && (
        <Button look="ghost" size="s" onClick={clear} className={css.forget}>
          {texts.forget}
        </Button>
      )}
      <output className={css.status}>{isForgotten && !isKept ? texts.forgotten : ''}</output>
    </div>
  );
}
