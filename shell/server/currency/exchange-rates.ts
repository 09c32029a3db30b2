import { getExchangeRates } from '@umbral/domain/api/currency.ts';
import type { ExchangeRates } from '@umbral/domain/money/money.ts';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import type { CurrencyCode, CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { Logger } from 'pino';

export interface RatesOptions {
  readonly apiUrl: string;
  readonly log: Logger;
}

/** The representative rates, kept up to date; until the API answers, those that the portal was built with. */
export interface RateKeeper {
  readonly rates: () => ExchangeRates;
  /** Asks the API once, now. */
  refresh(): Promise<void>;
  stop(): void;
}

const everyMs = 10 * 60_000;
const retryMs = 15_000;
const timeoutMs = 5000;

/** Starts to follow the rates of the API. */
export function keepRates({ apiUrl, log }: RatesOptions): RateKeeper {
  let rates: ExchangeRates = seedExchangeRates;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function ask(): Promise<void> {
    const response = await fetch(`${apiUrl}/api${getExchangeRates.path}`, {
      method: getExchangeRates.method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { usd, eur, asOf } = getExchangeRates.response.parse(await response.json());
    rates = { usd, eur, asOf };
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    let delayMs = everyMs;
    try {
      await ask();
    } catch (error) {
      log.warn({ err: error }, 'the exchange rates could not be read');
      delayMs = retryMs;
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), delayMs).unref();
  }

  return {
    rates: () => rates,
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const codes: readonly CurrencyCode[] = ['cop', 'usd', 'eur'];

/** The currency that a visitor's cookie names [B002]; pesos for anything else. */
export function currencyOf(cookie: string | undefined, rates: ExchangeRates): CurrencyState {
  const { usd, eur, asOf } = rates;
  return { code: codes.find((code) => code === cookie) ?? 'cop', rates: { usd, eur }, asOf };
}
