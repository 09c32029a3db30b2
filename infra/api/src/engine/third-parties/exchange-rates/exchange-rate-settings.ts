import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

export interface ExchangeRateSettings {
  readonly officialUrl: string;
  readonly euroUrl: string;
}

/** `EXCHANGE_RATES=official` fetches rates every day; without it the table keeps what stands in it. */
export const exchangeRateSettings = z
  .object({
    EXCHANGE_RATES: optionalSetting(z.enum(['table', 'official'])),
    EXCHANGE_RATES_TRM_URL: partyUrl.default('https://www.datos.gov.co/resource/32sa-8pi3.json'),
    EXCHANGE_RATES_EURO_URL: partyUrl.default('https://api.frankfurter.dev/v1/latest'),
  })
  .transform((e): ExchangeRateSettings | undefined =>
    e.EXCHANGE_RATES === 'official'
      ? { officialUrl: e.EXCHANGE_RATES_TRM_URL, euroUrl: e.EXCHANGE_RATES_EURO_URL }
      : undefined,
  );
