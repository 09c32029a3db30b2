import { formatMoney } from '@umbral/domain/format/format.ts';
import type { CalendarEvent } from '../../engine/http/calendar-event.ts';
import type { HomeOffer } from './home-offer.ts';
import { moneyFileTexts as texts } from './money-file-texts.ts';

/** One day for each payment of the plan, and the first one to the bank. */
export function paymentDays({ id, url, name, statement, plan, builder }: HomeOffer): CalendarEvent[] {
  const { currency, loan, credit } = statement;
  const own = plan.payments.map(({ date, kind, amount }) => ({ date, kind, concept: texts.kinds[kind], amount }));
  const bank = {
    date: plan.firstLoanPayment,
    kind: 'loan',
    concept: texts.loanPayment,
    amount: credit,
  };
  return [...own, ...(loan > 0 ? [bank] : [])].map(({ date, kind, concept, amount }) => ({
    uid: `${id}-${kind}-${date}`,
    when: { day: date },
    url,
    title: `${concept}: ${formatMoney({ amount, currency })} · ${name}`,
    text: [texts.planLead(builder, name), texts.note],
    reminders: [{ before: 'P3D', text: texts.reminder(`${concept}, ${formatMoney({ amount, currency })}`) }],
  }));
}
