import { partyTexts } from '../party-texts.ts';
import { euroRate } from './euro-rate.ts';
import type { ExchangeRateProvider } from './exchange-rate-provider.ts';
import type { ExchangeRateSettings } from './exchange-rate-settings.ts';
import { officialRate } from './official-rate.ts';

const round = (rate: number) => Math.round(rate * 10_000) / 10_000;

/** The configured provider; nothing where the dated table is kept by hand. The euro is told by way of the dollar. */
export function openExchangeRates(settings: ExchangeRateSettings | undefined): ExchangeRateProvider | undefined {
  if (!settings) return undefined;
  const dollarOn = officialRate(settings.officialUrl);
  const dollarsPerEuro = euroRate(settings.euroUrl);
  return {
    async ratesOn(day) {
      const [dollar, euro] = await Promise.all([dollarOn(day), dollarsPerEuro()]);
      const { asOf, rate } = dollar;
      return [
        { currency: 'USD', asOf, rate: round(rate), source: partyTexts.officialRate },
        { currency: 'EUR', asOf, rate: round(rate * euro), source: partyTexts.euroRate },
      ];
    },
  };
}
