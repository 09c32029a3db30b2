import { deleteAlert, listAlerts } from '@umbral/domain/api/saved.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, happen, plantsOf, save } from '../../testing/alert-fixture.ts';
import { call, signIn } from '../../testing/call.ts';
import { createPostman, type Postman } from '../../testing/postman.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { runAlerts } from './alert-job.ts';

let api: TestApp;
let post: Postman;
let mine: string;
let bogota: number[];
let cali: number[];

beforeAll(async () => {
  api = await createTestApp();
  post = createPostman(api);
  api.setNow(day(1));
  bogota = await plantsOf(api, 'bogota', 10);
  cali = await plantsOf(api, 'cali', 3);
});
beforeEach(async () => {
  api.setNow(day(1));
  await sql`truncate alert, alert_digest, plant_news, outbox cascade`.execute(api.backend.db);
  mine = await signIn(api.app, 'visitor');
});
afterAll(() => api.close());

function at(list: number[], index: number): number {
  const id = list[index];
  if (id === undefined) throw new Error(`there is no plant ${index}`);
  return id;
}

async function digests() {
  return (await post.mails()).filter(({ subject = '' }) => subject.includes('novedad'));
}

async function runOn(moment: Date) {
  api.setNow(moment);
  return runAlerts(api.backend);
}

test('[C120] what is new since the last look is mailed once, with picture, price and link', async () => {
  const known = (await digests()).length;
  await save(api, { cookie: mine, name: 'Suba con balcón' });
  await happen(api, { plantId: at(bogota, 0), at: day(1, '08:59') });
  await happen(api, { plantId: at(bogota, 1), at: day(1, '18:00') });
  await happen(api, { plantId: at(cali, 0), at: day(1, '18:00') });
  expect(await runOn(day(1, '19:59'))).toEqual({ checked: 0, mails: 0 });
  expect(await runOn(day(2))).toEqual({ checked: 1, mails: 1 });
  expect(await runOn(day(2, '10:00'))).toEqual({ checked: 0, mails: 0 });
  expect(await runOn(day(3))).toEqual({ checked: 1, mails: 0 });
  const mails = (await digests()).slice(known);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const [plant] = await api.backend.db
    .selectFrom('plant')
    .where('id', '=', at(bogota, 1))
    .select(['slug', 'price'])
    .execute();
  expect(mail?.subject).toBe('1 novedad para «Suba con balcón»');
  expect(mail?.to).toEqual([{ name: '', address: 'visitante@example.com' }]);
  expect(mail?.text).toContain(`/${plant?.slug}?utm_source=Umbral_Alertas&utm_medium=email`);
  expect(mail?.text).toContain(new Intl.NumberFormat('es-CO').format(plant?.price ?? 0));
  expect(mail?.html).toMatch(/<img src="http:\/\/portal\.test\/[^"]+" alt="[^"]+" width="536"/);
});

test('[C120, C128] mail and list lead to the search itself; an alert without its address to the nearest listing', async () => {
  const path = '/proyectos-vivienda/bogota?h=2%2B&vista=mapa';
  await save(api, { cookie: mine, path: `${path}&page=3` });
  await sql`insert into alert (user_id, email, filters, confirmed_at, checked_until, next_check_at)
    select user_id, email, '{"city":"cali","zone":"aguacatal"}', confirmed_at, checked_until, next_check_at
    from alert`.execute(api.backend.db);
  const { data } = await call(api.app, listAlerts, {}, { cookie: mine });
  expect(data.map((alert) => alert.path).toSorted()).toEqual([path, '/proyectos-vivienda/cali/aguacatal'].toSorted());
  expect((await post.lastMail()).text).toContain(`http://portal.test${path}\n`);
  await happen(api, { plantId: at(bogota, 1), at: day(1, '18:00') });
  await runOn(day(2));
  expect((await digests()).at(-1)?.text).toContain(`http://portal.test${path}\n`);
});

test('[C120] a mail says what the searched words do: as a filter, and where they only rank its listing', async () => {
  const path = '/proyectos-vivienda/bogota?q=antejardin';
  await save(api, { cookie: mine, path });
  await happen(api, { plantId: at(bogota, 1), at: day(1, '18:00') });
  await runOn(day(2));
  const ranked = (await digests()).at(-1);
  expect(ranked?.text).toContain('«antejardin» no es un filtro: en la lista van primero los que lo mencionan.');
  const said = 'bogota';
  await sql`update alert set name = '', filters = filters || ${JSON.stringify({ text: said })}::jsonb`.execute(
    api.backend.db,
  );
  await happen(api, { plantId: at(bogota, 2), at: day(3, '18:00') });
  await runOn(day(4));
  const chosen = (await digests()).at(-1);
  expect(chosen?.subject).toBe('1 novedad para «Inmuebles en Bogotá que digan “bogota”»');
  expect(chosen?.text).toContain('Solo lo que dice «bogota».');
  expect(chosen?.html).toContain('Solo lo que dice «bogota».');
});

test('[C120] a price that fell is told with the former one; one that rose again, or is hidden, is not', async () => {
  const known = (await digests()).length;
  const price = async (id: number) =>
    (await api.backend.db.selectFrom('plant').where('id', '=', id).select('price').executeTakeFirstOrThrow()).price;
  await save(api, { cookie: mine });
  const cheaper = at(bogota, 2);
  await happen(api, { plantId: cheaper, at: day(1, '12:00'), former: (await price(cheaper)) + 5_000_000 });
  await happen(api, { plantId: at(bogota, 3), at: day(1, '12:00'), former: (await price(at(bogota, 3))) - 1 });
  await happen(api, { plantId: at(bogota, 4), at: day(1, '12:00'), former: (await price(at(bogota, 4))) + 9 });
  await sql`update plant set hide_price = true where id = ${at(bogota, 4)}`.execute(api.backend.db);
  expect(await runOn(day(2))).toEqual({ checked: 1, mails: 1 });
  await sql`update plant set hide_price = false where id = ${at(bogota, 4)}`.execute(api.backend.db);
  const [mail] = (await digests()).slice(known);
  expect(mail?.subject).toBe('1 novedad para «Inmuebles en Bogotá»');
  expect(mail?.text).toContain('Bajó de precio');
  expect(mail?.text).toMatch(/\(antes \$\s[\d.]+\)/);
});

test('[C120, B046] the mail of a new home that hides its price does not tell it', async () => {
  const secret = 287_654_321;
  const home = at(bogota, 5);
  await save(api, { cookie: mine });
  await sql`update plant set price = ${secret}, hide_price = true where id = ${home}`.execute(api.backend.db);
  await happen(api, { plantId: home, at: day(1, '12:00') });
  expect(await runOn(day(2))).toEqual({ checked: 1, mails: 1 });
  const mail = (await digests()).at(-1);
  await sql`update plant set hide_price = false where id = ${home}`.execute(api.backend.db);
  expect(mail?.text).toContain('Precio por confirmar');
  expect(JSON.stringify(mail)).not.toMatch(/287.?654.?321/);
});

test('[C120] several alerts of a person are one mail; weekly and monthly ones wait their time', async () => {
  const known = (await digests()).length;
  await save(api, { cookie: mine, name: 'Bogotá' });
  await save(api, { cookie: mine, name: 'Cali', city: 'cali' });
  await save(api, { cookie: mine, name: 'Medellín', city: 'medellin', frequency: 'weekly' });
  await happen(api, { plantId: at(bogota, 0), at: day(1, '12:00') });
  await happen(api, { plantId: at(cali, 0), at: day(1, '12:00') });
  expect(await runOn(day(2))).toEqual({ checked: 2, mails: 1 });
  const [mail] = (await digests()).slice(known);
  expect(mail?.subject).toBe('2 novedades para tus búsquedas en Umbral');
  expect(mail?.text).toMatch(/BOGOTÁ[\s\S]+CALI/);
  expect(await runOn(day(7))).toEqual({ checked: 2, mails: 0 });
  expect(await runOn(day(8))).toEqual({ checked: 3, mails: 0 });
});

test('[C120] at night nothing is matched; in the morning everything is', async () => {
  await save(api, { cookie: mine });
  await happen(api, { plantId: at(bogota, 0), at: day(1, '21:00') });
  expect(await runOn(day(2, '07:59'))).toEqual({ checked: 0, mails: 0 });
  expect(await runOn(day(2, '20:00'))).toEqual({ checked: 0, mails: 0 });
  expect(await runOn(day(3, '08:00'))).toEqual({ checked: 1, mails: 1 });
});

test('[C120] news that are still being written are told the next time, none is lost', async () => {
  await save(api, { cookie: mine });
  await happen(api, { plantId: at(bogota, 0), at: day(2, '08:59') });
  expect(await runOn(day(2))).toEqual({ checked: 1, mails: 0 });
  expect(await runOn(day(3))).toEqual({ checked: 1, mails: 1 });
});

test('[C120] two processes at once write to nobody twice', async () => {
  await save(api, { cookie: mine });
  await happen(api, { plantId: at(bogota, 0), at: day(1, '12:00') });
  api.setNow(day(2));
  const runs = await Promise.all([1, 2, 3].map(() => runAlerts(api.backend)));
  expect(runs.reduce((sum, { mails }) => sum + mails, 0)).toBe(1);
});

test('[C120, C121] an account that is shut, and an alert that is deleted before its mail, are not written to', async () => {
  const known = (await digests()).length;
  await save(api, { cookie: mine });
  await happen(api, { plantId: at(bogota, 0), at: day(1, '12:00') });
  await runOn(day(2));
  const { data } = await call(api.app, listAlerts, {}, { cookie: await signIn(api.app, 'visitor') });
  await call(api.app, deleteAlert, { body: { id: data[0]?.id ?? 0 } }, { cookie: await signIn(api.app, 'visitor') });
  expect((await digests()).slice(known)).toEqual([]);
  const { rows } = await sql`select state, last_error from outbox where payload ->> 'template' <> 'new-device'
    order by id desc limit 1`.execute(api.backend.db);
  expect(rows).toEqual([{ state: 'dead', last_error: 'what the mail is about no longer exists' }]);

  await save(api, { cookie: await signIn(api.app, 'visitor') });
  await happen(api, { plantId: at(bogota, 1), at: day(2, '12:00') });
  await sql`update app_user set is_active = false where email = 'visitante@example.com'`.execute(api.backend.db);
  expect(await runOn(day(3))).toEqual({ checked: 0, mails: 0 });
  await sql`update app_user set is_active = true where email = 'visitante@example.com'`.execute(api.backend.db);
});

test('[C120] ten thousand alerts are matched with the changes of a day in seconds', async () => {
  await sql`
    insert into alert (email, name, filters, frequency, confirmed_at, checked_until, next_check_at)
    select 'persona' || n || '@example.com', 'Búsqueda ' || n,
      jsonb_build_object('city', c.slug, 'room', (1 + n % 4) || '+', 'priceRange', jsonb_build_array(null, 150000000 + n * 50000)),
      'daily', ${day(1)}, ${day(1)}, ${day(2)}
    from generate_series(1, 10000) n
    join lateral (select slug from city order by id offset n % 12 limit 1) c on true`.execute(api.backend.db);
  await sql`insert into plant_news (plant_id, kind, at) select id, 'listed', ${day(1, '12:00')} from plant`.execute(
    api.backend.db,
  );
  const run = await runOn(day(2));
  expect(run.checked).toBe(10_000);
  expect(run.mails).toBeGreaterThan(1000);
}, 60_000);
