import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { portalLetters } from '../../features.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWorker, type WorkerLog } from '../outbox/outbox-worker.ts';
import { createMailTransport } from '../third-parties/mail/create-mail-transport.ts';
import { enqueueMail } from './mail-queue.ts';
import { mailTopic } from './mail-topic.ts';

let api: TestApp;
const silent: WorkerLog = { warn: () => undefined, error: () => undefined };
const victim = 'victima@example.net';

beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  for (const table of ['mailbox_letter', 'outbox', 'contact', 'newsletter_subscription'])
    await sql`delete from ${sql.table(table)}`.execute(api.backend.db);
});
afterAll(() => api.close());

/** A person may write about the same project once a day. */
let written = 0;

/** Contacts under an address, each with the order of its receipt. */
async function writeContacts(count: number, email = victim): Promise<void> {
  for (let times = 0; times < count; times += 1) {
    const { rows } = await sql<{ id: number }>`
      insert into contact (kind, name, email, phone, home_city, home_country, builder_id, project_id, project_title,
        plant_title, message, agree_terms, consent_version)
      select 'project', 'Eva', ${email}, '+573001234567', 'Bogotá', 'Colombia', j.builder_id, j.id, j.title, 'Tipo A',
        '', true, '2026-01'
      from project j order by j.id limit 1 offset ${written++} returning id`.execute(api.backend.db);
    await enqueueMail(api.backend.db, { template: 'contact-person', contactId: rows[0]?.id ?? 0 });
  }
}

async function subscribe(email = victim): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscription (name, email, consent_version, confirm_sent_at)
    values ('Eva', ${email}, '2026-01', now())
    returning id`.execute(api.backend.db);
  await enqueueMail(api.backend.db, { template: 'newsletter-confirm', subscriptionId: rows[0]?.id ?? 0 });
}

/** Carries the outbox out and gives the letters that went to an address. */
async function sent(email = victim): Promise<number> {
  const before = new Set(readdirSync(api.mailDir));
  const transport = createMailTransport(api.backend.config.mail);
  await createWorker(api.backend, [mailTopic(api.backend, { letters: portalLetters, transport })], silent).drain();
  transport.close();
  return readdirSync(api.mailDir).filter(
    (name) =>
      name.endsWith('.json') && !before.has(name) && readFileSync(join(api.mailDir, name), 'utf8').includes(email),
  ).length;
}

test('what a stranger can have sent to any address counts, each kind of it', () => {
  expect(portalLetters.flatMap(({ unasked }) => unasked).toSorted()).toEqual([
    'account-exists',
    'alert-confirm',
    'contact-person',
    'newsletter-confirm',
    'unit-watch-confirm',
  ]);
});

test('a mailbox that strangers write to gets eight letters a day of all kinds together, and none is dead for it', async () => {
  await writeContacts(7);
  await subscribe();
  await writeContacts(5);
  expect(await sent()).toBe(8);
  const { rows } = await sql<{ state: string }>`select distinct state from outbox where topic = 'mail'`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ state: 'done' }]);
  await writeContacts(1, 'otra@example.net');
  expect(await sent('otra@example.net')).toBe(1);
});

test('a day later there is room again', async () => {
  await writeContacts(9);
  expect(await sent()).toBe(8);
  await sql`update mailbox_letter set at = at - interval '25 hours'`.execute(api.backend.db);
  await writeContacts(1);
  expect(await sent()).toBe(1);
});

test('an owner who has proved the address gets every receipt of a busy day', async () => {
  const { rows } = await sql<{ email: string }>`
    update app_user set email_verified_at = now() where email = 'visitante@example.com' returning email`.execute(
    api.backend.db,
  );
  const owner = rows[0]?.email ?? '';
  await writeContacts(12, owner);
  expect(await sent(owner)).toBe(12);
});

test('the table of sent letters names no address', async () => {
  await writeContacts(1);
  await sent();
  const { rows } = await sql<{ row: string }>`select mailbox_letter::text as row from mailbox_letter`.execute(
    api.backend.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('victima');
});
