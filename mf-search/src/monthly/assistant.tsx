import { useState } from 'react';
import { formatPercent } from 'shared-contracts/domain/format.ts';
import { incomeShare, loanToValue } from 'shared-contracts/domain/parameters/rates.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { MoneyField } from 'shared-contracts/ui/money-field.tsx';
import { Toggle } from 'shared-contracts/ui/toggle.tsx';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import css from './assistant.module.css';
import { FittingLink } from './fitting-link.tsx';
import { propose } from './proposal.ts';
import { ProposalResult } from './proposal-result.tsx';
import { useBudget } from './use-budget.ts';

interface AssistantProps {
  /** Address of the listing whose other filters are kept. */
  readonly href: string;
  readonly onLeave?: () => void;
}

/** Out of income, debts and savings, which stay on the device: two numbers to search by, and how many homes fit them. */
export function Assistant({ href, onLeave }: AssistantProps) {
  const { budget, change, forget } = useBudget();
  const [isForgotten, setForgotten] = useState(false);
  const proposal = propose(budget);
  const isKept = budget.income !== undefined || budget.debts !== undefined || budget.savings !== undefined;
  return (
    <div className={css.assistant}>
      <p className={css.privacy}>{texts.privacy}</p>
      <div className={css.money}>
        <MoneyField
          label={texts.income}
          help={texts.incomeHelp}
          value={budget.income}
          onChange={(income) => change({ income })}
        />
        <MoneyField
          label={texts.debts}
          help={texts.debtsHelp}
          value={budget.debts}
          onChange={(debts) => change({ debts })}
        />
        <MoneyField
          label={texts.savings}
          help={texts.savingsHelp}
          value={budget.savings}
          onChange={(savings) => change({ savings })}
        />
      </div>
      <div>
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
      <FittingLink {...{ href, proposal, budget, onLeave }} />
      {isKept && (
        <Button
          look="ghost"
          size="s"
          onClick={() => {
            forget();
            setForgotten(true);
          }}
        >
          {texts.forget}
        </Button>
      )}
      <output className={css.status}>{isForgotten && !isKept ? texts.forgotten : ''}</output>
    </div>
  );
}
