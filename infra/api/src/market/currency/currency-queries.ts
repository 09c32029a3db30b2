import type { ExchangeRates } from '@umbral/domain/money/money.ts';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { sql } from 'kysely';
import { type Backend, runNamed } from '../../engine/backend.ts';
import { currencyTexts } from './currency-texts.ts';

/** The newest rates on or before today; the product's own reference rates while the table has none. */
export async function ratesInForce(backend: Backend): Promise<ExchangeRates & { source: string }> {
  const today = backend.now();
  const rows = await runNamed<{ currency: string; as_of: string; rate: number; source: string }>(
    backend,
    'rates-in-force',
    sql`select distinct on (currency) currency, as_of, rate, source from exchange_rate
      where as_of <= bogota_day(${today}) order by currency, as_of desc`,
  );
  const usd = rows.find((row) => row.currency === 'USD');
  const eur = rows.find((row) => row.currency === 'EUR');
  if (!usd || !eur) return { ...seedExchangeRates, source: currencyTexts.ownSource };
  const asOf = usd.as_of < eur.as_of ? usd.as_of : eur.as_of;
  return { usd: usd.rate, eur: eur.rate, asOf, source: usd.source };
}
