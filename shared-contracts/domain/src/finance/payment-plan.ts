import { addMonths, monthsBetween } from '../format/format-date.ts';
import { roundUp } from '../money/money.ts';
import { instalment, monthlyRate } from './rate.ts';

export interface PaymentPlanRequest {
  price: number;
  separationFee: number;
  initialPercent: number;
  /** Months over which the initial fee is paid; without them, until the delivery. */
  initialMonths?: number;
  subsidy?: number;
  /** ISO dates. */
  startDate: string;
  deliveryDate: string;
  loanMonths: number;
  annualPercent: number;
}

export interface Payment {
  date: string;
  kind: 'separation' | 'initial-fee' | 'subsidy' | 'balance';
  amount: number;
}

export interface PaymentPlan {
  initialFee: number;
  payments: Payment[];
  /** What the bank pays at the deed. */
  loan: number;
  loanInstalment: number;
  firstLoanPayment: string;
}

function initialPayments(amount: number, months: number, start: string): Payment[] {
  const monthly = roundUp(amount / months);
  return Array.from({ length: months }, (_, index) => ({
    date: addMonths(start, index + 1),
    kind: 'initial-fee' as const,
    amount: Math.min(monthly, amount - monthly * index),
  })).filter((payment) => payment.amount > 0);
}

/**
 * Every payment from the reservation to the keys, in order: they add up to the price exactly. A subsidy pays the
 * loan down, never the initial fee.
 */
export function paymentPlan(request: PaymentPlanRequest): PaymentPlan {
  const { price, startDate, deliveryDate } = request;
  const initialFee = roundUp((price * request.initialPercent) / 100);
  const separation = Math.min(request.separationFee, initialFee);
  const months = request.initialMonths || Math.max(1, monthsBetween(startDate, deliveryDate));
  const subsidy = Math.min(request.subsidy ?? 0, price - initialFee);
  const loan = price - initialFee - subsidy;
  const payments: Payment[] = [
    { date: startDate, kind: 'separation', amount: separation },
    ...initialPayments(initialFee - separation, months, startDate),
    { date: deliveryDate, kind: 'subsidy', amount: subsidy },
    { date: deliveryDate, kind: 'balance', amount: loan },
  ];
  return {
    initialFee,
    payments: payments.filter((payment) => payment.amount > 0).sort((a, b) => a.date.localeCompare(b.date)),
    loan,
    loanInstalment: instalment(loan, monthlyRate(request.annualPercent), request.loanMonths),
    firstLoanPayment: addMonths(deliveryDate, 1),
  };
}
