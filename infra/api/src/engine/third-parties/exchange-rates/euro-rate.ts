import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';

const quotes = z.object({
  base: z.literal('EUR'),
  date: z.iso.date(),
  rates: z.looseObject({ USD: z.number().positive() }),
});

/**
 * Dollars for one euro from a provider of the European Central Bank's reference rates, by the protocol of Frankfurter:
 * `GET ?base=EUR&symbols=USD`. The bank does not quote the peso.
 */
export function euroRate(url: string): () => Promise<number> {
  const guard = createCallGuard({ party: 'euro-rate', baseUrl: url, timeoutMs: 10_000, attempts: 3 });
  return async () => {
    const query = { base: 'EUR', symbols: 'USD' };
    const { rates } = await guard.json({ method: 'GET', path: '', query, isRepeatable: true }, quotes);
    return rates.USD;
  };
}
