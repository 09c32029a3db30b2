/** A lead as the automation hears of it; names are those of the form. */
export interface RelayedLead {
  /** The same at every attempt at the same lead. */
  readonly idempotencyKey: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The automation that works on leads. */
export interface LeadWebhook {
  /** Hands a lead over; throws `PartyFailure`. */
  relay(lead: RelayedLead): Promise<void>;
}
