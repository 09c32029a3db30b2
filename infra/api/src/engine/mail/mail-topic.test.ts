import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { portalLetters } from '../../features.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorker, type WorkerLog } from '../outbox/outbox-worker.ts';
import { createMailTransport } from '../third-parties/mail/create-mail-transport.ts';
import { startMailServer } from '../third-parties/testing/mail-server.ts';
import { letterHtml } from './letter-html.ts';
import { enqueueMail, mailAttempts } from './mail-queue.ts';
import { mailTopic } from './mail-topic.ts';

let api: TestApp;
const silent: WorkerLog = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  api = await createTestApp();
});

beforeEach(async () => {
  await sql`delete from contact`.execute(api.backend.db);
  await sql`truncate outbox restart identity`.execute(api.backend.db);
});

afterAll(() => api.close());

async function storeContact(name = 'Sofía Núñez', email = 'sofia@example.com'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contact (kind, name, email, phone, home_city, home_country, builder_id, project_id, project_title,
      plant_title, message, agree_terms, consent_version)
    select 'project', ${name}, ${email}, '+573001234567', 'Bogotá', 'Colombia', j.builder_id, j.id, j.title, 'Tipo A',
      '<b>Quiero</b> "verlo"', true, '2026-01'
    from project j where j.id = 1 returning id`.execute(api.backend.db);
  return rows[0]?.id ?? 0;
}

async function deliver(config = api.backend.config.mail): Promise<void> {
  const transport = createMailTransport(config);
  await createWorker(api.backend, [mailTopic(api.backend, { letters: portalLetters, transport })], silent).drain();
  transport.close();
}

async function lastMail(): Promise<Email> {
  const name =
    readdirSync(api.mailDir)
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .at(-1) ?? '';
  return PostalMime.parse(readFileSync(join(api.mailDir, name)));
}

test('[C084] the builder gets who asks, can answer that person, and nothing written becomes markup', async () => {
  const contactId = await storeContact();
  await enqueueMail(api.backend.db, { template: 'contact-builder', contactId });
  await deliver();
  const mail = await lastMail();
  expect(mail.subject).toMatch(/^Nuevo contacto: /);
  expect(mail.replyTo).toEqual([{ name: 'Sofía Núñez', address: 'sofia@example.com' }]);
  expect(mail.text).toContain('<b>Quiero</b> "verlo"');
  expect(mail.html).toContain('&lt;b&gt;Quiero&lt;/b&gt; &quot;verlo&quot;');
  const contact = await api.backend.db.selectFrom('contact').select('state').executeTakeFirstOrThrow();
  expect(contact.state).toBe('sent');
});

test('[C084] the person gets a receipt, kept in a folder that only its owner reads', async () => {
  const contactId = await storeContact();
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId });
  await deliver();
  const mail = await lastMail();
  expect(mail.to).toEqual([{ name: 'Sofía Núñez', address: 'sofia@example.com' }]);
  expect(mail.text).toContain('Tus datos se han enviado correctamente');
  const file = readdirSync(api.mailDir)[0] ?? '';
  expect(statSync(join(api.mailDir, file)).mode & 0o077).toBe(0);
});

test('a name that carries line breaks adds no header and no receiver', async () => {
  const contactId = await storeContact('Eva\r\nBcc: evil@example.com\r\nX: y');
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId });
  await deliver();
  const mail = await lastMail();
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('x');
  const name =
    readdirSync(api.mailDir)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .at(-1) ?? '';
  const { envelope } = JSON.parse(readFileSync(join(api.mailDir, name), 'utf8'));
  expect(envelope.to).toEqual(['sofia@example.com']);
});

test('delivering the same row twice is the same mail', async () => {
  const contactId = await storeContact();
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId });
  await deliver();
  const count = readdirSync(api.mailDir).length;
  const { messageId } = await lastMail();
  await sql`update outbox set state = 'pending', finished_at = null`.execute(api.backend.db);
  await deliver();
  expect(readdirSync(api.mailDir)).toHaveLength(count);
  expect((await lastMail()).messageId).toBe(messageId);
});

test('a mail about something that is gone is given up at once', async () => {
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId: 999_999 });
  await deliver();
  const row = await api.backend.db.selectFrom('outbox').select(['state', 'last_error']).executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'dead', last_error: 'what the mail is about no longer exists' });
});

test('by SMTP the mail arrives, and a server that refuses leaves it waiting', async () => {
  const received: string[] = [];
  let refuses = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      done(refuses ? Object.assign(new Error('later'), { responseCode: 451 }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const config = { ...api.backend.config.mail, smtpUrl: `smtp://127.0.0.1:${address.port}` };
  const contactId = await storeContact();
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId });
  await deliver(config);
  expect(received).toEqual([]);
  refuses = false;
  await sql`update outbox set next_attempt_at = now()`.execute(api.backend.db);
  await deliver(config);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.to).toEqual([{ name: 'Sofía Núñez', address: 'sofia@example.com' }]);
});

test('a letter that waits for a server which is away is not given up, at its last attempt neither', async () => {
  let lost = 0;
  const markLost = async () => {
    lost += 1;
  };
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId: await storeContact() });
  await sql`update outbox set attempts = ${mailAttempts - 1}`.execute(api.backend.db);
  const transport = createMailTransport({ ...api.backend.config.mail, smtpUrl: 'smtp://127.0.0.1:1' });
  const letters = portalLetters.map((each) => ({ ...each, markLost }));
  await createWorker(api.backend, [mailTopic(api.backend, { letters, transport })], silent).drain();
  transport.close();
  const row = await api.backend.db.selectFrom('outbox').select('state').executeTakeFirstOrThrow();
  expect([row.state, lost]).toEqual(['pending', 0]);
});

test('a letter escapes whatever stands in it', () => {
  const html = letterHtml({
    subject: '<title>',
    greeting: '<script>',
    paragraphs: ['a & b'],
    facts: [['<x>', '"y"']],
    button: { label: "'z'", href: 'https://portal.test/?a=1&b="2"' },
    footer: '<f>',
  });
  expect(html).not.toMatch(/<script>|<x>|<f>|b="2"/);
});

test('what the mail server refuses for good is dead after one attempt; a wrong address is not even tried', async () => {
  const server = await startMailServer();
  const config = { ...api.backend.config.mail, smtpUrl: server.url };
  server.behave('refuses-receiver');
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId: await storeContact() });
  await deliver(config);
  server.behave('takes');
  const wrong = await storeContact('Eva', 'eva..paz@example.com');
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId: wrong });
  await deliver(config);
  await server.close();
  const rows = await api.backend.db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'last_error'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { state: 'dead', attempts: 1, last_error: 'mail server: 550 at RCPT TO' },
    { state: 'dead', attempts: 1, last_error: 'the address is not valid' },
  ]);
  expect(server.mails).toEqual([]);
});

test('a mail server that is down for hours costs no attempt', async () => {
  await enqueueMail(api.backend.db, { template: 'contact-person', contactId: await storeContact() });
  await deliver({ ...api.backend.config.mail, smtpUrl: 'smtp://127.0.0.1:1' });
  const row = await api.backend.db.selectFrom('outbox').select(['state', 'attempts']).executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'pending', attempts: 0 });
});

/** Lets the builder of project 1 read leads at these addresses. */
async function leadsGoTo(emails: string[]): Promise<void> {
  await api.backend.db.updateTable('project').set({ emails }).where('id', '=', 1).execute();
  await sql`delete from outbox`.execute(api.backend.db);
}

test('[C084] each receiver of a lead gets it once: one who is refused for now gets it later, a wrong address keeps it from nobody', async () => {
  const { db } = api.backend;
  await leadsGoTo(['ana@example.com', 'luis@example.com', 'eva..paz@example.com']);
  const server = await startMailServer();
  const config = { ...api.backend.config.mail, smtpUrl: server.url };
  server.behave('later', 'luis@example.com');
  await enqueueMail(db, { template: 'contact-builder', contactId: await storeContact() });
  await deliver(config);
  expect(server.mails.map(({ receivers }) => receivers)).toEqual([['ana@example.com']]);
  server.behave('takes');
  await sql`update outbox set next_attempt_at = now()`.execute(db);
  await deliver(config);
  await server.close();
  expect(server.mails.map(({ receivers }) => receivers)).toEqual([['ana@example.com'], ['luis@example.com']]);
  const rows = await db.selectFrom('outbox').select(['payload', 'state', 'last_error']).orderBy('id').execute();
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'dead']);
  expect(rows.at(-1)?.last_error).toBe('the address is not valid');
  expect(JSON.stringify(rows)).not.toContain('@');
});

test('an order for several receivers that was interrupted is not split twice', async () => {
  const { db } = api.backend;
  await leadsGoTo(['ana@example.com', 'luis@example.com']);
  await enqueueMail(db, { template: 'contact-builder', contactId: await storeContact() });
  await deliver();
  await sql`update outbox set state = 'pending', finished_at = null
    where id = (select min(id) from outbox)`.execute(db);
  await deliver();
  const rows = await db.selectFrom('outbox').select('state').execute();
  expect(rows).toEqual([{ state: 'done' }, { state: 'done' }, { state: 'done' }]);
});
