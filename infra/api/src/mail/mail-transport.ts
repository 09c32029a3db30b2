import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';

/** The way out for mail. */
export interface MailTransport {
  /** Sends a mail; `key` is the same at every attempt at the same mail. */
  send(mail: SendMailOptions, key: string): Promise<void>;
  /** Ends open connections. */
  close(): void;
}

/** SMTP where it is configured, else files: one `.eml` and one `.json` for each mail. */
export function createMailTransport({ dir, smtpUrl }: Config['mail']): MailTransport {
  return smtpUrl ? sendBySmtp(smtpUrl) : writeToFolder(dir);
}

function sendBySmtp(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: 10_000 });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function writeToFolder(dir: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  async function send(mail: SendMailOptions, key: string): Promise<void> {
    const { message, envelope } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('the mail was not built in memory');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(join(dir, `${key}.eml`), message, { mode: 0o600 });
    const { subject, text } = mail;
    await writeFile(join(dir, `${key}.json`), JSON.stringify({ envelope, subject, text }, null, 2), { mode: 0o600 });
  }
  return { send, close: () => undefined };
}
