/** What a subscriber chooses from. */
export interface NewsletterChoices {
  /** In pesos. */
  readonly prices: readonly { readonly id: number; readonly from: number; readonly to: number }[];
  /** Those with most projects first. */
  readonly cities: readonly { readonly id: number; readonly name: string }[];
}
