import { spell } from '@umbral/domain/format/spell.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { PesosField } from '@umbral/kit/form/pesos-field.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
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
        <PesosField label={texts.income} value={budget.income} onChange={(income) => change({ income })} />
        <PesosField label={texts.savings} value={budget.savings} onChange={(savings) => change({ savings })} />
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
  const currency = useCurrency();
  if (!proposal) return texts.waiting;
  if (proposal.limitedBy === 'debts') return limitText(proposal);
  return (
    <>
      {texts.homeUpTo} <strong className="num">{spell(proposal.home, currency)}</strong>
    </>
  );
}
