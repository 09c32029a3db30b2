/** What one unit of a currency cost on a day. */
export interface DailyRate {
  readonly currency: 'USD' | 'EUR';
  /** First day on which it holds, ISO. */
  readonly asOf: string;
  /** Pesos for one unit. */
  readonly rate: number;
  /** Who says so, for people. */
  readonly source: string;
}

export interface ExchangeRateProvider {
  /** The rates in force on a day (ISO). Throws where the provider does not answer. */
  ratesOn(day: string): Promise<DailyRate[]>;
}
