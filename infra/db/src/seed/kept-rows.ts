import { momentBefore } from './seed-clock.ts';
import type { TableRows } from './table-rows.ts';

/** Homes that are on offer, one for each project, with the price that was told before the last change. */
const offered = `
  select distinct on (p.project_id) p.id, l.previous_price as former
  from plant p join project j on j.id = p.project_id
  left join lateral (select g.previous_price from price_log g where g.plant_id = p.id
    order by g.effective_at desc limit 1) l on true
  where j.state = 'published' and p.is_active and p.removed_at is null and not p.hide_price
  order by p.project_id, p.position`;

/**
 * What the visitor of the demonstration keeps: eight favourites, two of them in lists and one with a note, three alerts of
 * which one is paused, and two comparisons. Drawn from the homes that the world has.
 */
export const keptRows: TableRows = async (client) => {
  const owner = "(select id from app_user where email = 'visitante@example.com')";
  const insert = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
  await insert(
    `insert into favourite_list (user_id, name, created_at)
    select ${owner}, name, $1::timestamptz from unnest(array['Para vivir', 'Inversión']) as n (name)`,
    [momentBefore(40)],
  );
  await insert(
    `with home as (select id, former, row_number() over (order by (former is null), id) as turn from (${offered}) as o)
     insert into favourite (user_id, plant_id, created_at, list_id, note, told_price)
     select ${owner}, h.id, $1::timestamptz - h.turn * interval '2 days',
       case when h.turn < 3 then (select min(id) from favourite_list) end,
       case h.turn when 1 then 'Preguntar por el parqueadero de visitantes.' end, coalesce(h.former, p.price)
     from home h join plant p on p.id = h.id where h.turn <= 8`,
    [momentBefore(1)],
  );
  await insert(
    `insert into alert (user_id, email, name, filters, frequency, is_active, confirmed_at, checked_until, next_check_at, created_at, updated_at)
     select ${owner}, 'visitante@example.com', a.name, a.filters::jsonb, a.frequency, a.is_active, $1, $2, $3, $1, $1
     from (values ('Bogotá, de dos alcobas', '{"city":"bogota","room":"2+"}', 'weekly', true),
       ('Medellín', '{"city":"medellin"}', 'daily', true),
       ('Cartagena para descansar', '{"city":"cartagena"}', 'monthly', false)) as a (name, filters, frequency, is_active)`,
    [momentBefore(30), momentBefore(0), momentBefore(-7)],
  );
  for (const [name, first] of [
    ['Las finalistas', 1],
    [null, 4],
  ] as const) {
    await insert(
      `with made as (insert into comparison (user_id, name, created_at) values (${owner}, $1, $2) returning id)
       insert into comparison_item (comparison_id, plant_id, position)
       select made.id, f.plant_id, f.turn - $3::int + 1 from made,
         (select plant_id, row_number() over (order by created_at desc) as turn from favourite) f
       where f.turn between $3::int and $3::int + 2`,
      [name, momentBefore(10 + first), first],
    );
  }
};
