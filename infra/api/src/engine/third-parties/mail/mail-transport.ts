/** Always a name and an address apart: as one string, a line break in it would add receivers. */
export interface Address {
  name: string;
  address: string;
}

/**
 * A mail, complete; headers and names are of one line each. It goes to one receiver: of several a server may take some
 * and refuse others.
 */
export interface Mail {
  from: Address;
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

/** The way out for mail. */
export interface MailTransport {
  /**
   * Sends a mail; `key` is the same at every attempt at the same mail. Throws `MailFailure`; any other error may pass
   * with time.
   */
  send(mail: Mail, key: string): Promise<void>;
  /** Ends open connections. */
  close(): void;
}

/** Why a mail did not leave: nobody will ever take it, or the server could not even be asked. */
export class MailFailure extends Error {
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: MailFailure['kind'], reason: string) {
    super(reason);
    this.name = 'MailFailure';
    this.kind = kind;
  }
}
