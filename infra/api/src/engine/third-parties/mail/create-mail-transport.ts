import { folderMail } from './folder-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { smtpMail } from './smtp-mail.ts';

export interface MailSettings {
  /** Folder of the embedded default. */
  dir: string;
  /** What that folder may hold. */
  maxBytes: number;
  smtpUrl: string | undefined;
}

/** A mail server where one is configured, else the folder. */
export function createMailTransport({ dir, maxBytes, smtpUrl }: MailSettings): MailTransport {
  return smtpUrl ? smtpMail({ url: smtpUrl }) : folderMail(dir, maxBytes);
}
