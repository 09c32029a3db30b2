/** A question of a form of its own, which may stay without an answer. */
export interface LeadQuestion {
  /** Under which name the answer is kept. */
  readonly name: string;
  readonly label: string;
  /** What can be chosen; a question without choices takes a text. */
  readonly options?: readonly string[];
  /** What stands in a list before anything is chosen. */
  readonly placeholder?: string;
}

/** What makes one lead form different from another. */
export interface LeadPlan {
  /** Name of this form, as the automation tells forms apart. */
  readonly formId: string;
  /** Where a sent form leads, also without script. */
  readonly thanksHref: string;
  /** What the page itself knows of the wish: kept among the answers. */
  readonly known?: Readonly<Record<string, string>>;
  readonly homeCityLabel?: string;
  /** The city that the page is about, or how it is asked for: out of a list, or in the person's own words. */
  readonly interest: string | { readonly label: string; readonly options?: readonly string[] };
  readonly questions?: readonly LeadQuestion[];
  /** The consent up to the name of the policy. */
  readonly consent: string;
  readonly policy?: string;
}
