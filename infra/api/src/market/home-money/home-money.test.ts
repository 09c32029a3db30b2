import { getZonePrices } from '@umbral/domain/api/plant-money.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let app: FastifyInstance;
let id = 0;

beforeAll(async () => {
  api = await createTestApp();
  app = api.app;
  const { rows } = await sql<{ id: number; project_id: number }>`
    select p.id, p.project_id from plant p join project j on j.id = p.project_id join city c on c.id = j.city_id
    join department d on d.id = c.department_id join country o on o.id = d.country_id and o.code = 'CO'
    where p.is_active and j.state = 'published' order by p.id limit 1`.execute(api.backend.db);
  const [row] = rows;
  id = row?.id ?? 0;
  await sql`delete from project_category_link where project_id = ${row?.project_id}`.execute(api.backend.db);
  await sql`update project set estimated_delivery_date = '2028-06-01', administrative_expenses = 240000 where id = ${row?.project_id}`.execute(
    api.backend.db,
  );
  await sql`update plant set price = 400000000, hide_price = false, separation_fee = 3000000, number_fees = 30,
    initial_fee_percent = 30 where id = ${id}`.execute(api.backend.db);
}, 240_000);

afterAll(() => api.close());

const file = (name: string, query = '') => app.inject({ url: `/api/planta/${id}/${name}?desde=2026-11-21${query}` });

describe('payment plan', () => {
  test('[B090] the PDF tells every payment to the unit, what the bank asks for and where the rate is from', async () => {
    const answer = await file('plan-de-pagos.pdf');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="plan-de-pagos-${id}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const { text, info } = await readPdf(answer.rawPayload);
    const words = text.replaceAll(/\s+/g, ' ');
    expect(info).toMatchObject({ Title: 'Plan de pagos', Language: 'es-CO' });
    for (const part of ['$ 3.000.000', '$ 6.500.000', '$ 280.000.000', '$ 3.594.147', '$ 2.380.000', '$ 6.364.814'])
      expect(words).toContain(part);
    expect(words).toContain('21 nov 2026 Separación');
    expect(words).toContain('1 jun 2028 Saldo con el crédito');
    expect(words).toContain('Tasas de referencia del portal, 1 de enero de 2026.');
    expect(words).not.toMatch(/undefined|NaN/);
  });

  test('[B090] the calendar has a day for each payment and the first one to the bank', async () => {
    const answer = await file('plan-de-pagos.ics');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const days = answer.body.match(/DTSTART;VALUE=DATE:\d+/g) ?? [];
    expect(days).toHaveLength(21);
    expect(days[0]).toBe('DTSTART;VALUE=DATE:20261121');
    expect(days.at(-1)).toBe('DTSTART;VALUE=DATE:20280701');
    const unfolded = answer.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Cuota inicial: $ 6.500.000');
    expect(unfolded.match(/^URL:https?:\/\/[^/]+\/proyectos-vivienda\/\S+$/gm)).toHaveLength(21);
  });

  test('[B088, B089] files follow term, rate, initial fee and currency', async () => {
    const answer = await file('plan-de-pagos.pdf', '&plazo=10&tasa=12.5&inicial=40');
    const { text } = await readPdf(answer.rawPayload);
    expect(text).toContain('$ 240.000.000');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('a 10 años con una tasa de 12,5 % E.A. Tasa que elegiste.');
    // The page names every part of the choice, so what is usual is told as such.
    const usual = await readPdf((await file('plan-de-pagos.pdf', '&plazo=20&tasa=15.56&inicial=30')).rawPayload);
    expect(usual.text.replaceAll(/\s+/g, ' ')).toContain('Tasas de referencia del portal, 1 de enero de 2026.');
    expect(usual.text).not.toContain('Tasa que elegiste.');
    const unlent = (await readPdf((await file('plan-de-pagos.pdf', '&inicial=100')).rawPayload)).text;
    expect(unlent).not.toMatch(/Primera cuota del crédito|E\.A\./);
    const leasing = await readPdf((await file('plan-de-pagos.pdf', '&inicial=5&producto=leasing')).rawPayload);
    expect(leasing.text).toContain('$ 320.000.000');
    expect(leasing.text.replaceAll(/\s+/g, ' ')).toContain('Leasing a 20 años con una tasa de 15,56 % E.A.');
    for (const query of ['&subsidio=todo', '&producto=renta'])
      expect((await file('plan-de-pagos.pdf', query)).statusCode).toBe(422);
    const dollars = await file('plan-de-pagos.pdf', '&moneda=usd');
    expect((await readPdf(dollars.rawPayload)).text).toContain('US$');
  });
});

test('[B090] a subsidy of social housing is a row of its own and pays the loan down', async () => {
  await sql`update plant set price = 230000000 where id = ${id}`.execute(api.backend.db);
  const plan = await readPdf((await file('plan-de-pagos.pdf', '&subsidio=mi-casa-ya')).rawPayload);
  const words = plan.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Subsidio $ 52.527.150');
  expect(words).toContain('Saldo con el crédito $ 108.472.850');
  const days = await file('plan-de-pagos.ics', '&subsidio=ambos');
  expect(days.body).toContain('SUMMARY:Subsidio: $ 87.545.250');
  const { rows } = await sql<{ type: string }>`select property_type_key as type from plant where id = ${id}`.execute(
    api.backend.db,
  );
  await sql`update plant set property_type_key = 'office' where id = ${id}`.execute(api.backend.db);
  expect((await file('plan-de-pagos.ics', '&subsidio=ambos')).body).not.toContain('Subsidio');
  await sql`update plant set property_type_key = ${rows[0]?.type}, price = 400000000 where id = ${id}`.execute(
    api.backend.db,
  );
  expect((await file('plan-de-pagos.ics', '&subsidio=ambos')).body).not.toContain('Subsidio');
});

test('[B090] the loan comes month by month as a sheet, to the unit, and ends at 0', async () => {
  const answer = await file('amortizacion.csv');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.body.trim().split('\r\n');
  expect(lines).toHaveLength(241);
  expect(lines[0]?.replace('\uFEFF', '')).toBe('Mes;Cuota;Intereses;Abono a capital;Saldo');
  expect(lines[1]).toBe('1;3594147;3394875;199272;279800728');
  expect(lines.at(-1)?.endsWith(';0')).toBe(true);
});

test('[B046] a hidden price, an unknown home and wrong conditions give no file', async () => {
  await sql`update plant set hide_price = true where id = ${id}`.execute(api.backend.db);
  expect((await file('plan-de-pagos.pdf')).statusCode).toBe(404);
  await sql`update plant set hide_price = false where id = ${id}`.execute(api.backend.db);
  expect((await app.inject({ url: '/api/planta/99999999/plan-de-pagos.ics' })).statusCode).toBe(404);
  for (const query of ['&plazo=7', '&tasa=90', '&inicial=-1', '&moneda=gbp'])
    expect((await file('amortizacion.csv', query)).statusCode).toBe(422);
});

describe('prices of the zone', () => {
  const read = () => call(app, getZonePrices, { params: { id } });

  test('[C316, B090] the middle lies between the quarters; of few homes nothing is said', async () => {
    const { rows } = await sql<{ id: number }>`select p.id from plant p join project j on j.id = p.project_id
      where j.state = 'published' group by p.id, j.zone_id order by (select count(*) from plant q join project k
      on k.id = q.project_id where k.zone_id = j.zone_id and q.property_type_key = p.property_type_key) desc limit 1`.execute(
      api.backend.db,
    );
    id = rows[0]?.id ?? 0;
    const { data } = await read();
    expect(data?.count).toBeGreaterThanOrEqual(5);
    const { min = 0, low = 0, median = 0, high = 0, max = 0 } = data ?? {};
    expect([min, low, median, high, max]).toEqual([min, low, median, high, max].toSorted((a, b) => a - b));
    await sql`update plant set hide_price = true where project_id in
      (select id from project where zone_id = (select zone_id from project j join plant p on p.project_id = j.id
        where p.id = ${id}))`.execute(api.backend.db);
    expect((await read()).data).toBeNull();
  });

  test('[C316] an unknown plant has none, what is no number is refused', async () => {
    expect((await call(app, getZonePrices, { params: { id: 99_999_999 } })).data).toBeNull();
    expect((await send(app, getZonePrices, { params: { id: 'x' } })).statusCode).toBe(422);
  });
});
