export type CurrencyCode = 'cop' | 'usd' | 'eur';

/** The chosen currency and the representative rates: pesos for one unit, with their date (ISO day). */
export interface CurrencyState {
  readonly code: CurrencyCode;
  readonly rates: { readonly usd: number; readonly eur: number };
  readonly asOf: string;
}
