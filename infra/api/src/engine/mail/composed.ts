import type { Address } from '../third-parties/mail/mail-transport.ts';
import type { Letter } from './mail-letter.ts';

/** A mail as its letter and its receivers, before it is addressed to each of them. */
export interface Composed {
  to: Address[];
  replyTo?: Address;
  letter: Letter;
  /** Where one click ends what the mail belongs to; absent for mails that answer what the person did. */
  unsubscribeUrl?: string;
}
