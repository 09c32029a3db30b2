import { addMonths, monthsBetween } from '../format/format-date.ts';
import { longestPlanMonths } from './monthly-payments.ts';
import { type PaymentPlan, paymentPlan } from './payment-plan.ts';

export interface HomePlanRequest {
  readonly price: number;
  readonly separationFee?: number;
  readonly initialPercent: number;
  /** Payments of the initial fee that the builder names. */
  readonly numberFees?: number;
  /** ISO days. */
  readonly today: string;
  readonly delivery?: string;
  readonly years: number;
  readonly annualPercent: number;
  /** Pays the loan down, in the currency of the price. */
  readonly subsidy?: number;
}

export interface HomePlan extends PaymentPlan {
  readonly startDate: string;
  readonly deliveryDate: string;
  /** False where the builder names no day that lies ahead: the plan then ends with the initial fee. */
  readonly isDeliveryKnown: boolean;
}

/**
 * The plan of a home that is reserved today. The initial fee is paid in as many months as the builder says, never
 * beyond the delivery; what is delivered already is handed over a month later.
 */
export function homePlan(request: HomePlanRequest): HomePlan {
  const { today, delivery, numberFees = longestPlanMonths } = request;
  const ahead = delivery === undefined ? 0 : monthsBetween(today, delivery);
  const wished = Math.min(longestPlanMonths, Math.max(1, numberFees));
  const isWithoutDay = delivery === undefined && request.numberFees !== undefined;
  const months = isWithoutDay ? wished : Math.min(wished, Math.max(1, ahead));
  const deliveryDate = delivery !== undefined && ahead > 0 ? delivery : addMonths(today, months);
  const plan = paymentPlan({
    price: request.price,
    separationFee: request.separationFee ?? 0,
    initialPercent: request.initialPercent,
    initialMonths: months,
    startDate: today,
    deliveryDate,
    loanMonths: request.years * 12,
    annualPercent: request.annualPercent,
    subsidy: request.subsidy,
  });
  return { ...plan, startDate: today, deliveryDate, isDeliveryKnown: deliveryDate === delivery };
}
