import { subscribeNewsletter } from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send, signIn } from '../../testing/call.ts';
import { createPostman, type Postman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let post: Postman;

beforeAll(async () => {
  api = await createTestApp();
  post = createPostman(api);
});
beforeEach(async () => {
  api.setNow(undefined);
  await sql`truncate newsletter_subscription, outbox, attempt_count cascade`.execute(api.backend.db);
  await sql`delete from consent where purpose = 'newsletter'`.execute(api.backend.db);
});
afterAll(() => api.close());

const body = {
  name: 'Ana',
  email: 'ana@example.com',
  user_key: '',
  agree_terms: 'S' as const,
  ids_interest_price: [1, 2],
  ids_interest_city: [1],
};

function join(changes: Partial<typeof body> = {}, cookie?: string) {
  return call(api.app, subscribeNewsletter, { body: { ...body, ...changes } }, { cookie });
}

async function subscription() {
  const { rows } = await sql<{ confirmed: boolean; left: boolean }>`
    select confirmed_at is not null as confirmed, unsubscribed_at is not null as left from newsletter_subscription`.execute(
    api.backend.db,
  );
  return rows;
}

test('[C092, B067] joining again replaces the interests, also of somebody who is signed in', async () => {
  await join();
  await join(
    { email: 'ANA@example.com', ids_interest_price: [3], ids_interest_city: [2, 3] },
    await signIn(api.app, 'visitor'),
  );
  const { rows } = await sql`
    select s.email, array(select price_range_id from newsletter_price_range r where r.subscription_id = s.id) as prices,
      array(select city_id from newsletter_city c where c.subscription_id = s.id order by 1) as cities
    from newsletter_subscription s`.execute(api.backend.db);
  expect(rows).toEqual([{ email: 'ana@example.com', prices: [3], cities: [2, 3] }]);
});

async function wishes() {
  const { rows } = await sql<{ name: string; prices: number[] }>`
    select name, array(select price_range_id from newsletter_price_range r
      where r.subscription_id = s.id order by 1) as prices
    from newsletter_subscription s`.execute(api.backend.db);
  return rows[0];
}

test('[C092] who knows a subscriber’s address changes nothing: the mailbox confirms the change, or its account makes it', async () => {
  const email = 'visitante@example.com';
  const prove = (moment: string | null) =>
    sql`update app_user set email_verified_at = ${moment}::timestamptz where email = ${email}`.execute(api.backend.db);
  await join({ email });
  await post.press(post.linkIn(await post.lastMail(), '/boletin/confirmar'));
  api.setNow(new Date(Date.now() + 3_600_000));
  await join({ email, name: 'Otra', ids_interest_price: [3] });
  expect([await wishes(), await subscription()]).toEqual([
    { name: 'Ana', prices: [1, 2] },
    [{ confirmed: true, left: false }],
  ]);
  const mail = await post.lastMail();
  expect(mail.subject).toContain('Confirma los cambios');
  expect(mail.html).not.toContain('Otra');
  // What is asked for after that mail does not slip into it.
  await join({ email, name: 'Tercera', ids_interest_price: [4] });
  await post.press(post.linkIn(mail, '/boletin/confirmar'));
  expect(await wishes()).toEqual({ name: 'Otra', prices: [3] });
  const cookie = await signIn(api.app, 'visitor');
  await prove(null);
  await join({ email, ids_interest_price: [4] }, cookie);
  expect(await wishes()).toEqual({ name: 'Otra', prices: [3] });
  await prove('2026-01-01');
  await join({ email, ids_interest_price: [4] }, cookie);
  expect([await wishes(), await subscription()]).toEqual([
    { name: 'Ana', prices: [4] },
    [{ confirmed: true, left: false }],
  ]);
});

test('[C092] nobody brings back by the form who has left; an old link does not either', async () => {
  await join();
  const confirm = post.linkIn(await post.lastMail(), '/boletin/confirmar');
  await post.press(confirm);
  await post.oneClick(post.unsubscribeLink(await post.lastMail()));
  expect((await post.press(confirm)).statusCode).toBe(404);
  await join({ name: 'Otra' });
  expect([await wishes(), await subscription()]).toMatchObject([{ name: 'Ana' }, [{ confirmed: true, left: true }]]);
});

test('[C092, B067, B102] without interests, a valid name or consent nothing is stored', async () => {
  const empty = await send(api.app, subscribeNewsletter, {
    body: { ...body, ids_interest_price: [], ids_interest_city: [], name: '123', agree_terms: 'N' },
  });
  expect(empty.statusCode).toBe(422);
  expect(Object.keys(empty.json().issues).toSorted()).toEqual([
    'agree_terms',
    'ids_interest_city',
    'ids_interest_price',
    'name',
  ]);
  expect(await subscription()).toEqual([]);
});

test('[C092] a subscription counts once its address has confirmed it; opening the link changes nothing', async () => {
  expect(await join()).toEqual({ ok: 1, message: 'Te enviamos un correo para confirmar tu suscripción al boletín.' });
  const link = post.linkIn(await post.lastMail(), '/boletin/confirmar');
  const page = await post.open(link);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('¿Confirmas tu suscripción?');
  expect(await subscription()).toEqual([{ confirmed: false, left: false }]);
  expect((await post.press(link)).body).toContain('Te suscribiste al boletín');
  await post.press(link);
  expect(await subscription()).toEqual([{ confirmed: true, left: false }]);
  const { rows } = await sql<{ source: string }>`select source from consent
    where purpose = 'newsletter' and email = 'ana@example.com' order by id desc limit 1`.execute(api.backend.db);
  expect(rows).toEqual([{ source: 'boletin-confirmado' }]);
});

test('[C092] the welcome carries one click that ends it, by RFC 8058; coming back asks again', async () => {
  await join();
  await post.press(post.linkIn(await post.lastMail(), '/boletin/confirmar'));
  const welcome = await post.lastMail();
  expect(post.header(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = post.unsubscribeLink(welcome);
  expect((await post.open(link)).statusCode).toBe(200);
  expect(await subscription()).toEqual([{ confirmed: true, left: false }]);
  expect((await post.oneClick(link)).statusCode).toBe(200);
  expect((await post.oneClick(link)).statusCode).toBe(200);
  expect(await subscription()).toEqual([{ confirmed: true, left: true }]);
  const { rows } = await sql`select granted from consent where source = 'boletin-baja'`.execute(api.backend.db);
  expect(rows).toEqual([{ granted: false }]);
  api.setNow(new Date(Date.now() + 3_600_000));
  await join();
  expect(await subscription()).toEqual([{ confirmed: true, left: true }]);
  await post.press(post.linkIn(await post.lastMail(), '/boletin/confirmar'));
  expect(await subscription()).toEqual([{ confirmed: true, left: false }]);
});

test('[C092] an address is not flooded: one question in a quarter of an hour', async () => {
  for (let times = 0; times < 4; times += 1) await join();
  const { rows } = await sql`select 1 from outbox where topic = 'mail'`.execute(api.backend.db);
  expect(rows).toHaveLength(1);
});

test('[C092] a link that is old, spoilt or invented leads to a page that says so', async () => {
  await join();
  const link = post.linkIn(await post.lastMail(), '/boletin/confirmar');
  api.setNow(new Date(Date.now() + 8 * 86_400_000));
  for (const bad of [link, `${link}x`, '/api/boletin/confirmar', '/api/boletin/baja?token=%00']) {
    const page = await post.press(bad);
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  }
  expect(await subscription()).toEqual([{ confirmed: false, left: false }]);
});

test('[C092] who types somebody else’s address again and again cannot fill that mailbox', async () => {
  const start = Date.now();
  for (let number = 0; number < 13; number += 1) {
    api.setNow(new Date(start + number * 16 * 60_000));
    expect((await join()).ok).toBe(1);
  }
  const { rows } = await sql`select from outbox where payload ->> 'template' = 'newsletter-confirm'`.execute(
    api.backend.db,
  );
  expect(rows.length).toBe(10);
});
