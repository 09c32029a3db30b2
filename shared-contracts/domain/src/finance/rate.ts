import { roundUp } from '../money/money.ts';

/** Monthly rate (a fraction) of an annual effective rate in percent [B088]. */
export function monthlyRate(annualPercent: number): number {
  return (1 + annualPercent / 100) ** (1 / 12) - 1;
}

/** Annual effective rate in percent of a monthly rate in percent. */
export function annualPercent(monthlyPercent: number): number {
  return ((1 + monthlyPercent / 100) ** 12 - 1) * 100;
}

/** How many equal payments of 1 a loan of 1 is worth today: the present value of an annuity. */
export function annuityFactor(rate: number, months: number): number {
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate;
}

/** Monthly payment of a loan, rounded up to a whole unit; the rate is monthly, as a fraction. */
export function instalment(principal: number, rate: number, months: number): number {
  return roundUp(principal / annuityFactor(rate, months));
}
