/** Where an address seems to be. Good enough to preselect, never to decide. */
export interface IpPlace {
  /** ISO code in capitals. */
  readonly country: string;
  /** As the source writes it; only some sources know, and in Colombia they are often wrong. */
  readonly city?: string | undefined;
}

export interface IpLocation {
  /** The place of a public address; nothing where the source knows none. Throws where the source does not answer. */
  locate(address: string): Promise<IpPlace | undefined>;
}
