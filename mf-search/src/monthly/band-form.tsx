import { formatMoney } from '@umbral/domain/format/format.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { MoneyField } from '@umbral/kit/fields/money-field.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { useState } from 'react';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import { AssistantDialog } from './assistant-dialog.tsx';
import { FittingLink } from './fitting-link.tsx';
import css from './monthly-band.module.css';
import { type Proposal, propose } from './proposal.ts';
import { limitText } from './proposal-result.tsx';
import { useBudget } from './use-budget.ts';

const href = toHref(emptySearch('housing'));

/** Income and savings in two fields; the assistant has the rest. Both keep the same budget on the device. */
export function BandForm() {
  const { budget, change, reload } = useBudget();
  const [isOpen, setOpen] = useState(false);
  const proposal = propose(budget);
  const close = () => {
    setOpen(false);
    reload();
  };
  return (
    <>
      <div className={css.fields}>
        <MoneyField label={texts.income} value={budget.income} onChange={(income) => change({ income })} />
        <MoneyField label={texts.savings} value={budget.savings} onChange={(savings) => change({ savings })} />
      </div>
      <Toggle
        label={texts.countSavings}
        help={texts.countSavingsHelp}
        checked={budget.countsSavings}
        onChange={(event) => change({ countsSavings: event.target.checked })}
      />
      <p className={css.home} aria-live="polite">
        <HomeUpTo proposal={proposal} />
      </p>
      <div className={css.actions}>
        <FittingLink {...{ href, proposal, budget }} />
        <Button look="ghost" onClick={() => setOpen(true)}>
          {texts.more}
        </Button>
      </div>
      {isOpen && <AssistantDialog href={href} onClose={close} />}
    </>
  );
}

function HomeUpTo({ proposal }: { readonly proposal: Proposal | undefined }) {
  if (!proposal) return texts.waiting;
  if (proposal.limitedBy === 'debts') return limitText(proposal);
  return (
    <>
      {texts.homeUpTo} <strong className="num">{formatMoney({ amount: proposal.home, currency: 'cop' })}</strong>
    </>
  );
}
