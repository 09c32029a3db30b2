import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderRoom } from 'infra-storage/folder-room.ts';
import { createTransport } from 'nodemailer';
import type { Mail, MailTransport } from './mail-transport.ts';

/**
 * Writes mails as files that only this user reads: one `.eml` and one `.json` for each, the same at every attempt. Once
 * there are too many bytes of them the oldest go: nobody else would ever take them away.
 */
export function folderMail(dir: string, maxBytes: number): MailTransport {
  const room = createFolderRoom(dir, maxBytes);
  const transport = createTransport({ streamTransport: true, buffer: true });

  async function write(name: string, content: string | Buffer): Promise<void> {
    const path = join(dir, name);
    // Whoever watches the folder never sees half a mail.
    await writeFile(`${path}.part`, content, { mode: 0o600 });
    await rename(`${path}.part`, path);
    await room.wrote(content.length);
  }

  async function send(mail: Mail, key: string): Promise<void> {
    const { message, envelope } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('the mail was not built in memory');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await write(`${key}.eml`, message);
    const { subject, text } = mail;
    await write(`${key}.json`, JSON.stringify({ envelope, subject, text }, null, 2));
  }

  return { send, close: () => undefined };
}
