/** What an advertising network is told: people only as hashes, hexadecimal SHA-256. */
export interface Conversion {
  /** The browser's pixel sends the same one. */
  readonly eventId: string;
  readonly name: 'AddToWishlist' | 'Subscribe' | 'Lead' | 'CompleteRegistration' | 'ViewContent';
  readonly occurredAt: Date;
  /** Page without its query. */
  readonly pageUrl: string;
  /** Stands for the visitor on all events; a hash. */
  readonly visitorId: string;
  readonly person: PersonHashes;
  readonly browser: BrowserFacts;
  /** What it is about; only things of the catalogue. */
  readonly item: { readonly id: number; readonly value: number | undefined } | undefined;
}

/** Networks normalise differently before they hash. */
export interface PersonHashes {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly googleEmail?: string | undefined;
  readonly googlePhone?: string | undefined;
}

/** What networks know a browser by; their own cookies' values. */
export interface BrowserFacts {
  readonly userAgent?: string | undefined;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly gaClientId?: string | undefined;
}

export interface ConversionNetwork {
  readonly name: 'meta' | 'google';
  /** Tells the network, with the event's id by which it may know it again. Throws where it does not answer. */
  send(conversion: Conversion): Promise<void>;
}
