/** Who a provider says somebody is. */
export interface Identity {
  /** Never changes and is never given to anyone else at this provider. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** The secrets of one way to a provider and back. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Where people prove who they are with an account that they have elsewhere. */
export interface IdentityProvider {
  readonly key: string;
  readonly label: string;
  /** Where to send the browser. Throws `SignInFailure`. */
  authorizationUrl(secrets: AttemptSecrets): Promise<URL>;
  /** Reads what the browser came back with, once. Throws `SignInFailure`. */
  redeem(callback: URL, secrets: AttemptSecrets): Promise<Identity>;
}

/** `denied`: the person said no. `unavailable`: the provider is down. `failed`: what it said cannot be believed. */
export type SignInFault = 'denied' | 'unavailable' | 'failed';

/** A sign-in that a provider did not complete; its cause is for the log. */
export class SignInFailure extends Error {
  readonly fault: SignInFault;

  constructor(fault: SignInFault, cause?: unknown) {
    super(`sign-in at a provider: ${fault}`, { cause });
    this.name = 'SignInFailure';
    this.fault = fault;
  }
}
