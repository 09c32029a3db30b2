import type { Condition } from '@umbral/domain/filters/filter-conditions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../engine/backend.ts';
import { homeSource } from '../market/conditions/home-source.ts';
import { homesOnOffer } from '../market/conditions/homes-on-offer.ts';
import { type HomeSource, sqlConditions } from '../market/conditions/sql-condition.ts';
import { offerSource } from '../market/filters/offer-conditions.ts';

type Conditions = readonly Condition[];
type Ids = readonly number[];

/** Ids of homes, ascending: once by the tables of homes, once by the narrow table of offers. */
export interface Selected {
  readonly homes: Ids;
  readonly offers: Ids;
}

/** Searches that one pass over a table answers. */
const batch = 150;

/** What the database selects under each of many searches. */
export async function selectedHomes(backend: Backend, searches: readonly Conditions[]): Promise<Selected[]> {
  const found: Selected[] = [];
  for (let from = 0; from < searches.length; from += batch) {
    const some = searches.slice(from, from + batch);
    const [homes, offers] = await Promise.all([
      selectEach(backend, some, { source: homeSource, id: sql`p.id`, from: onOffer }),
      selectEach(backend, some, { source: offerSource, id: sql`o.plant_id`, from: offered }),
    ]);
    found.push(...some.map((_, number) => ({ homes: homes[number] ?? [], offers: offers[number] ?? [] })));
  }
  return found;
}

const onOffer = sql`${homesOnOffer} where p.is_active`;
const offered = sql`plant_offer o`;

interface Selection {
  readonly source: HomeSource;
  readonly id: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
}

async function selectEach({ db }: Backend, searches: readonly Conditions[], { source, id, from }: Selection) {
  const each = searches.map(
    (conditions) => sql`array_agg(${id} order by ${id}) filter (where ${sqlConditions(conditions, source)})`,
  );
  const { rows } = await sql<{ found: (Ids | null)[] }>`select array[${sql.join(
    each.map((ids) => sql`to_jsonb(${ids})`),
  )}] as found from ${from}`.execute(db);
  return rows[0]?.found ?? [];
}
