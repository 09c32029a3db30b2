import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { subscribe } from '../newsletter/newsletter-queries.ts';
import type { Sender } from './person-columns.ts';

interface NewsWish {
  readonly name: string;
  readonly email: string;
  readonly user_key: string;
  readonly plant_price: number | null;
  readonly id_project_city: number;
}

/** Asks the person to confirm news about homes like the one of a contact, which stands whatever becomes of them. */
export async function joinNews(backend: Backend, wish: NewsWish, { session, request }: Sender): Promise<void> {
  const { name, email, user_key, id_project_city } = wish;
  try {
    const interests = { ids_interest_price: await fittingRanges(backend, wish), ids_interest_city: [id_project_city] };
    await subscribe(backend, { name, email, user_key, ...interests }, session);
  } catch (error) {
    request.log.error({ err: error }, 'news were not joined');
  }
}

/** Price ranges that hold the price; all of them where it is not known. */
async function fittingRanges({ db }: Backend, { plant_price: price }: NewsWish): Promise<number[]> {
  const { rows } = await sql<{ id: number; fits: boolean }>`
    select id, coalesce(${price}::bigint between start_price and end_price, false) as fits
    from price_range order by id`.execute(db);
  const fitting = rows.filter(({ fits }) => fits);
  return (fitting.length > 0 ? fitting : rows).map(({ id }) => id);
}
