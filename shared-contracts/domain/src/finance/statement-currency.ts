import { convertFromCop, type Rates } from '../money/money.ts';
import type { Currency } from '../vocabulary/vocabulary.ts';
import { type HomeStatement, totalsOf } from './home-statement.ts';
import { monthlyLinesIn } from './monthly-lines.ts';

/**
 * A statement in the currency of its reader. Each line is rounded up by itself, as it is wherever it stands alone; the
 * loan is the rest of the price and sums are made anew, so that what is shown adds up [B001].
 */
export function statementIn(statement: HomeStatement, currency: Currency, rates: Rates): HomeStatement {
  if (currency === 'cop') return statement;
  const shown = (cop: number) => convertFromCop(cop, currency, rates).amount;
  const price = shown(statement.price);
  const initialFee = shown(statement.initialFee);
  const subsidy = Math.min(shown(statement.subsidy), price - initialFee);
  const savings = shown(statement.savings);
  const { works, deed } = statement;
  const monthly = monthlyLinesIn(statement.monthly, shown);
  const lines = deed.lines.map(({ concept, amount }) => ({ concept, amount: shown(amount) }));
  const shownDeed = {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    sellerPays: shown(deed.sellerPays),
  };
  return {
    ...statement,
    currency,
    price,
    initialFee,
    subsidy,
    loan: price - initialFee - subsidy,
    credit: monthly.credit,
    works: { ...works, atStart: Math.min(initialFee, shown(works.atStart)), monthly: shown(works.monthly) },
    monthly,
    deed: shownDeed,
    savings,
    ...totalsOf({ monthly, deed: shownDeed, initialFee, savings }),
  };
}
