import { usualWorksMonths } from '@umbral/domain/finance/works-payments.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { incomeShare, interestRates } from '@umbral/domain/parameters/rates.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useState } from 'react';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import css from './assistant.module.css';
import { mostOfBudget } from './budget.ts';
import type { Proposal } from './proposal.ts';

interface ProposalResultProps {
  readonly proposal: Proposal | undefined;
  /** Another annual rate, percent; nothing for the portal's. */
  readonly onRate: (annualPercent: number | undefined) => void;
}

/** What a budget allows and on which assumptions, the date of each told. */
export function ProposalResult({ proposal, onRate }: ProposalResultProps) {
  const pesos = useSpelled();
  if (!proposal) return <p className={css.waiting}>{texts.waiting}</p>;
  const { monthly, home, limitedBy } = proposal;
  return (
    <section aria-label={texts.result} className={css.result}>
      {limitedBy !== 'debts' && (
        <dl className={css.numbers} aria-live="polite">
          <Fact term={texts.homeUpTo} amount={pesos(home)} />
          <Fact term={texts.duringUpTo} amount={texts.perMonth(pesos(monthly))} />
          <Fact term={texts.afterUpTo} amount={texts.perMonth(pesos(monthly))} />
        </dl>
      )}
      <p>{limitText(proposal)}</p>
      <Assumptions proposal={proposal} onRate={onRate} />
    </section>
  );
}

/** Pesos as the visitor reads amounts. */
function useSpelled(): (cop: number) => string {
  const currency = useCurrency();
  return (cop) => spell(cop, currency);
}

function Fact({ term, amount }: { readonly term: string; readonly amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">{amount}</dd>
    </div>
  );
}

/** Why it is not more, in a sentence. */
export function limitText({ limitedBy, sharePercent }: Proposal): string {
  if (limitedBy === 'debts') return texts.limitedByDebts(formatPercent(sharePercent));
  return limitedBy === 'cash' ? texts.limitedByCash(usualWorksMonths) : texts.limitedByLoan;
}

function Assumptions({ proposal, onRate }: ProposalResultProps & { readonly proposal: Proposal }) {
  const { annualPercent, sharePercent, loanPercent, search } = proposal;
  const pesos = useSpelled();
  const isOwnRate = annualPercent !== interestRates.quoteColombia;
  const [isChanging, setChanging] = useState(isOwnRate);
  return (
    <div className={css.assumptions}>
      <p>
        {texts.assumptions({
          share: formatPercent(sharePercent),
          loan: formatPercent(loanPercent),
          months: usualWorksMonths,
        })}
      </p>
      <p>
        {texts.rateUsed(formatPercent(annualPercent))}{' '}
        {!isChanging && (
          <Button look="ghost" size="s" onClick={() => setChanging(true)}>
            {texts.changeRate}
          </Button>
        )}
      </p>
      {isChanging && <RateField annualPercent={annualPercent} onRate={onRate} />}
      {isOwnRate && search.monthly?.after !== undefined && (
        <p>{texts.atPortalRate(formatPercent(interestRates.quoteColombia), pesos(search.monthly.after))}</p>
      )}
      <p>{texts.source(formatDate(interestRates.asOf), formatDate(incomeShare.asOf), incomeShare.source)}</p>
    </div>
  );
}

function RateField({
  annualPercent,
  onRate,
}: { readonly annualPercent: number } & Pick<ProposalResultProps, 'onRate'>) {
  return (
    <TextField
      label={texts.rate}
      defaultValue={String(annualPercent).replace('.', ',')}
      inputMode="decimal"
      autoComplete="off"
      end={texts.percent}
      className={css.rate}
      onChange={({ target }) => {
        const percent = Number(target.value.replace(',', '.'));
        onRate(percent > 0 && percent <= mostOfBudget.percent ? percent : undefined);
      }}
    />
  );
}
