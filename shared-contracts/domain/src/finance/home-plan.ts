import { addMonths } from '../format/format-date.ts';
import type { HomeStatement } from './home-statement.ts';

export interface Payment {
  /** ISO day. */
  readonly date: string;
  readonly kind: 'separation' | 'initial-fee' | 'subsidy' | 'balance';
  readonly amount: number;
}

export interface HomePlan {
  /** In order; they add up to the price exactly. */
  readonly payments: readonly Payment[];
  readonly startDate: string;
  readonly deliveryDate: string;
  /** False where the builder names no day that lies ahead: the plan then ends with the initial fee. */
  readonly isDeliveryKnown: boolean;
  readonly firstLoanPayment: string;
}

/**
 * The days of a statement, for a home that is reserved on its day: what is delivered already is handed over a month
 * later. A subsidy pays the loan down, never the initial fee.
 */
export function homePlan(statement: HomeStatement): HomePlan {
  const { today, delivery, works, subsidy, loan } = statement;
  const count = Math.max(1, works.months);
  const isAhead = delivery !== undefined && delivery >= addMonths(today, 1);
  const deliveryDate = isAhead ? delivery : addMonths(today, count);
  const payments: Payment[] = [
    { date: today, kind: 'separation', amount: works.atStart },
    ...monthlyPayments(statement, count),
    { date: deliveryDate, kind: 'subsidy', amount: subsidy },
    { date: deliveryDate, kind: 'balance', amount: loan },
  ];
  return {
    payments: payments.filter(({ amount }) => amount > 0),
    startDate: today,
    deliveryDate,
    isDeliveryKnown: isAhead,
    firstLoanPayment: addMonths(deliveryDate, 1),
  };
}

/** Equal payments; the last takes what is left. */
function monthlyPayments({ today, initialFee, works }: HomeStatement, count: number): Payment[] {
  const total = initialFee - works.atStart;
  return Array.from({ length: count }, (_, index) => {
    const left = Math.max(0, total - works.monthly * index);
    const amount = index === count - 1 ? left : Math.min(works.monthly, left);
    return { date: addMonths(today, index + 1), kind: 'initial-fee', amount };
  });
}
