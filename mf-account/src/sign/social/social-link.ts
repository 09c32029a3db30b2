/** A provider's account that waits for the password of the account with its address [B073, B110]. */
export interface SocialLink {
  readonly email: string;
  /** Worth something for five minutes, in this browser, once. */
  readonly token: string;
}
