import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailManner, type MailServer, startMailServer } from '../testing/mail-server.ts';
import type { Mail } from './mail-transport.ts';
import { smtpMail } from './smtp-mail.ts';

let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const mail: Mail = {
  from: { name: 'Umbral', address: 'hola@umbral.example' },
  to: { name: 'Sofía Núñez', address: 'sofia@example.com' },
  subject: 'Tu señal: ¡llegó!',
  text: 'Hola.\n.\nFin',
  html: '<p>Hola</p>',
  messageId: '<outbox-7@portal.test>',
  headers: { 'List-Unsubscribe': '<https://portal.test/x>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

async function send(url = server.url, changes: Partial<Mail> = {}): Promise<unknown> {
  const transport = smtpMail({ url, timeoutMs: 300 });
  const thrown = await transport.send({ ...mail, ...changes }, 'key').catch((error: unknown) => error);
  transport.close();
  return thrown;
}

test('a mail arrives whole, with its number and the way to leave, from a server without STARTTLS', async () => {
  expect(await send()).toBeUndefined();
  const [arrived] = server.mails;
  const read = await PostalMime.parse(arrived?.raw ?? '');
  expect(arrived?.receivers).toEqual(['sofia@example.com']);
  expect(read).toMatchObject({ subject: 'Tu señal: ¡llegó!', messageId: '<outbox-7@portal.test>' });
  expect(read.text?.trim()).toBe('Hola.\n.\nFin');
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  );
});

const manners: readonly [MailManner, object][] = [
  ['refuses-receiver', { kind: 'refused', message: 'mail server: 550 at RCPT TO' }],
  ['refuses-content', { kind: 'refused', message: 'mail server: 554 at DATA' }],
  ['refuses-sender', { kind: 'unreachable', message: 'mail server: 550 at MAIL FROM' }],
];

test.each(manners)('a server that %s: whether to ever try again is told by the reply', async (manner, failure) => {
  server.behave(manner);
  expect(await send()).toMatchObject(failure);
  expect(server.mails).toEqual([]);
});

test.each([
  ['later', /451/],
  ['silent', /ETIMEDOUT/],
] as const)('a server that is %s may take the mail another time', async (manner, reason) => {
  server.behave(manner);
  const thrown = await send();
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).not.toHaveProperty('kind');
  expect(String(thrown)).toMatch(reason);
});

test('a server that is down, or refuses our password, is out of reach', async () => {
  expect(await send('smtp://127.0.0.1:1')).toMatchObject({ kind: 'unreachable' });
  const guarded = await startMailServer({ asksPassword: true });
  expect(await send(guarded.url)).toBeUndefined();
  guarded.behave('refuses-password');
  expect(await send(guarded.url)).toMatchObject({ kind: 'unreachable', message: expect.stringContaining('535') });
  await guarded.close();
});

test('nothing that is told of a failure names a person', async () => {
  for (const manner of ['refuses-receiver', 'later', 'refuses-content'] as const) {
    server.behave(manner);
    expect(String(await send())).not.toMatch(/sofia|Núñez/i);
  }
});

test.each([
  'sofia@example.com\r\nBcc: evil@example.com',
  'sofia@example.com>\r\nRCPT TO:<evil@example.com',
  'evil@example.com, sofia@example.com',
])('the address %j reaches nobody else', async (address) => {
  await send(server.url, { to: { name: 'Eva\r\nBcc: evil@example.com', address } });
  expect(server.mails.flatMap(({ receivers }) => receivers)).not.toContain('evil@example.com');
  expect(server.mails.map(({ raw }) => raw).join('')).not.toMatch(/^bcc:/im);
});
