import * as contacts from '@umbral/domain/api/contacts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ EMAIL_MX: 'false' });
});
beforeEach(async () => {
  api.setNow(undefined);
  await sql`delete from contact`.execute(api.backend.db);
});
afterAll(() => api.close());

const person = {
  name: 'Sofía Núñez',
  email: 'sofia@example.com',
  phone: '300 123 4567',
  phone_country: 'CO',
  home_city: 'Bogotá',
  home_country: 'CO',
  agree_terms: 'S' as const,
};
const fair = '12-feria-virtual-umbral';
const bank = '/api/contactos/feria/umbral';

function post(url: string, fields: Record<string, string>) {
  return api.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ ...person, fair_name: fair, ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      'sec-fetch-site': 'same-origin',
      origin: api.backend.config.origin,
    },
  });
}

async function stored() {
  const { rows } = await sql<{ kind: string; slug: string | null; answers: Record<string, unknown> }>`
    select k.kind, f.slug, k.answers from contact k left join fair f on f.id = k.fair_id order by k.id`.execute(
    api.backend.db,
  );
  return rows;
}

test('[C085, B140] what a person looks for is kept with the registration, at its fair', async () => {
  const wishes = {
    interest_city: 'cali',
    interest_type: 'apartment',
    purchase_time: '0-6',
    stand: 'constructora-guayacan',
  };
  await call(api.app, contacts.sendFairContact, { body: { ...person, fair_name: fair, ...wishes } });
  expect(await stored()).toEqual([{ kind: 'fair', slug: fair, answers: expect.objectContaining(wishes) }]);
});

test('[C085, B140] a browser without script posts the registration and is led to the thanks', async () => {
  const answer = await post('/api/contactos/feria', { interest_city: 'cali' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/feria/gracias?feria=${fair}`]);
  const again = await post('/api/contactos/feria', { interest_city: 'cali' });
  expect(again.statusCode).toBe(303);
  expect(await stored()).toHaveLength(1);
});

test('[C086, B084, B140] the bank desk takes amounts as people write them, and says without script what is wrong', async () => {
  const amounts = { monthly_budget: '$ 1.500.000', investment_budget: '200.000.000' };
  expect((await post(bank, amounts)).headers.location).toBe(`/feria/gracias?feria=${fair}`);
  expect(await stored()).toEqual([
    {
      kind: 'fair-product',
      slug: fair,
      answers: expect.objectContaining({ monthly_budget: 1_500_000, investment_budget: 200_000_000 }),
    },
  ]);
  const wrong: readonly Record<string, string>[] = [
    { ...amounts, monthly_budget: '' },
    { ...amounts, monthly_budget: 'mucho' },
    { ...amounts, investment_budget: '-5' },
    { ...amounts, investment_budget: '9'.repeat(14) },
    { ...amounts, investment_budget: '٢٠٠٠٠٠٠' },
    { ...amounts, home_country: 'ES' },
  ];
  for (const fields of wrong) {
    const answer = await post(bank, { email: 'otra@example.com', ...fields });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  }
  expect((await post(bank, { ...amounts, home_country: 'ES' })).body).toContain(
    'El número debe ser del país donde vives',
  );
  expect(await stored()).toHaveLength(1);
});

test('[C085, C086] a fair that is over takes nobody any more, one to come does', async () => {
  const budgets = { monthly_budget: 1, investment_budget: 1 };
  const over = { ...person, fair_name: '11-feria-virtual-umbral' };
  const closed = { ok: 0, message: 'Esta feria ya terminó: no recibe más registros.' };
  expect(await call(api.app, contacts.sendFairContact, { body: over })).toEqual(closed);
  const desk = { params: { product: 'umbral' }, body: { ...over, ...budgets } };
  expect(await call(api.app, contacts.sendFairBankContact, desk)).toEqual(closed);
  const posted = await post('/api/contactos/feria', { fair_name: '11-feria-virtual-umbral' });
  expect([posted.statusCode, posted.body.includes('Esta feria ya terminó')]).toEqual([422, true]);
  expect(await stored()).toEqual([]);
  const coming = { ...person, fair_name: 'feria-inmobiliaria-bogota-2027' };
  expect(await call(api.app, contacts.sendFairContact, { body: coming })).toMatchObject({ ok: 1 });
  // The last day of a fair belongs to it, by the clock of Bogotá.
  const { rows } = await sql<{ ends_on: string }>`select ends_on from fair where slug = ${fair}`.execute(
    api.backend.db,
  );
  api.setNow(new Date(`${rows[0]?.ends_on}T23:59:00-05:00`));
  const body = { ...person, fair_name: fair };
  expect(await call(api.app, contacts.sendFairContact, { body })).toMatchObject({ ok: 1 });
  api.setNow(new Date(Date.parse(`${rows[0]?.ends_on}T23:59:00-05:00`) + 120_000));
  expect(await call(api.app, contacts.sendFairContact, { body: { ...body, message: 'Tarde' } })).toEqual(closed);
});

test('[C087] who writes to a builder at its stand is a contact of the fair, also without script, at a time that can be', async () => {
  const booked = { id_builder: '1', message: 'Quiero una cita' };
  const answer = await post('/api/contactos/constructora', booked);
  expect(answer.statusCode).toBe(303);
  expect(await stored()).toEqual([{ kind: 'builder', slug: fair, answers: {} }]);
  const sunday = { schedule_date: '2027-03-07', schedule_time: '10:00' };
  expect((await post('/api/contactos/constructora', { ...booked, ...sunday })).statusCode).toBe(422);
  const unknown = await send(api.app, contacts.sendBuilderContact, {
    body: { ...person, id_builder: 1, fair_name: 'no' },
  });
  expect(unknown.statusCode).toBe(200);
});
