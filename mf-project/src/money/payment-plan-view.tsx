import { type HomePlan, homePlan, type Payment } from '@umbral/domain/finance/home-plan.ts';
import type { HomeStatement } from '@umbral/domain/finance/home-statement.ts';
import type { SubsidyOffer } from '@umbral/domain/finance/subsidy.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { formatDate, formatDateShort } from '@umbral/domain/format/format-date.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { calendarIcon, downloadIcon } from '@umbral/kit/media/icons.ts';
import type { PlantData } from '../model/plant-data.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import { FileLinks } from './file-links.tsx';
import css from './money.module.css';
import { MoneyTable } from './money-table.tsx';
import { SubsidyChoiceForm } from './subsidy-choice-form.tsx';
import type { DraftedQuote } from './use-quote-draft.ts';

interface PaymentPlanViewProps {
  readonly plant: PlantData;
  readonly quote: DraftedQuote;
  readonly statement: HomeStatement;
  /** Subsidies that the home is open to. */
  readonly offer?: SubsidyOffer;
}

const planId = 'plan-de-pagos';

interface Stop {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** What is paid when, from the reservation to the keys, with the days to take along [B090]. */
export function PaymentPlanView({ plant, quote, statement, offer }: PaymentPlanViewProps) {
  const plan = homePlan(statement);
  const { currency, price } = statement;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <section id={planId}>
      <SectionHeading lead={texts.planLead(formatDate(plan.startDate))}>{texts.plan}</SectionHeading>
      {offer && offer.programmes.length > 0 && <SubsidyChoiceForm quote={quote} offer={offer} action={`#${planId}`} />}
      <ol className={css.stops}>
        {stopsOf(plan, statement, money).map(({ when, title, text }) => (
          <li key={title} className={css.stop}>
            <span className={css.note}>{when}</span>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {!plan.isDeliveryKnown && <p className={css.note}>{texts.noDay}</p>}
      <Accordion summary={texts.planTable}>
        <MoneyTable
          caption={texts.planCaption}
          hidesCaption
          head={[texts.date, texts.concept, texts.amount]}
          rows={plan.payments.map(({ date, kind, amount }) => [
            formatDateShort(date),
            texts.kinds[kind],
            money(amount),
          ])}
          foot={[texts.total, '', money(price)]}
        />
      </Accordion>
      {!plant.isPreview && (
        <FileLinks
          plantId={plant.id}
          choice={{ ...quote.choice, initialPercent: statement.initialPercent }}
          currency={currency}
          today={plant.today}
          files={[
            { name: 'plan-de-pagos.pdf', label: texts.pdf, icon: downloadIcon },
            { name: 'plan-de-pagos.ics', label: texts.calendar, icon: calendarIcon },
          ]}
        />
      )}
      <p className={css.note}>{texts.planNote}</p>
    </section>
  );
}

function stopsOf(plan: HomePlan, statement: HomeStatement, money: (amount: number) => string): Stop[] {
  const monthly = plan.payments.filter(({ kind }) => kind === 'initial-fee');
  const single = (payment: Payment): Stop => ({
    when: formatDateShort(payment.date),
    title: texts.kinds[payment.kind],
    text: money(payment.amount),
  });
  const loanStart: Stop = {
    when: formatDateShort(plan.firstLoanPayment),
    title: texts.loanStart,
    text: texts.loanMonthly(money(statement.monthlyTotal), money(statement.credit)),
  };
  return [
    ...plan.payments.filter(({ kind }) => kind === 'separation').map(single),
    ...(monthly.length > 0 ? [monthlyStop(monthly, money)] : []),
    ...plan.payments.filter(({ kind }) => kind === 'subsidy' || kind === 'balance').map(single),
    ...(statement.loan > 0 ? [loanStart] : []),
  ];
}

/** Equal payments are one stop; the last may be smaller. */
function monthlyStop(payments: readonly Payment[], money: (amount: number) => string): Stop {
  const [first] = payments;
  const last = payments.at(-1);
  const amount = first?.amount ?? 0;
  const text = texts.monthly(payments.length, money(amount));
  return {
    when: texts.span(formatDateShort(first?.date ?? ''), formatDateShort(last?.date ?? '')),
    title: texts.kinds['initial-fee'],
    text: last && last.amount !== amount ? `${text}; ${texts.lastOf(money(last.amount))}` : text,
  };
}
