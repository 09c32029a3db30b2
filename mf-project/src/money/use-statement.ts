import { type HomeStatement, homeStatement, type StatementRequest } from '@umbral/domain/finance/home-statement.ts';
import type { PricedHome } from '@umbral/domain/finance/priced-home.ts';
import { statementIn } from '@umbral/domain/finance/statement-currency.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';

/** What a home costs under a choice, in the visitor's currency; follows a change of it at once [B002]. */
export function useStatement(home: PricedHome, request: StatementRequest): HomeStatement {
  const { code, rates } = useCurrency();
  return statementIn(homeStatement(home, request), code, rates);
}
