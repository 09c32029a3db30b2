import type { UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { linkAddress, linkToken } from '../../engine/mail/link-token.ts';
import { existing, subjectOf } from '../../engine/mail/mail-subject.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { type Campaign, plantLink } from '../../market/plants/plant-link.ts';
import { unitFree, watchConfirm } from './watch-letters.ts';
import type { WatchOrder } from './watch-orders.ts';
import { watchPaths } from './watch-paths.ts';
import { watchedHome } from './watched-home.ts';

/** Where contacts that follow the letter come from. */
const campaign: Campaign = { source: 'Umbral_Alertas', medium: 'email' };

interface WatchRow {
  email: string;
  confirmed_at: Date | null;
  confirm_sent_at: Date | null;
  state: UnitState;
  plant_id: number;
  name: string;
  tower: string | null;
}

/** Writes a letter about a home; none where the watch ended, or where the home is taken again. */
export async function watchMail(backend: Backend, { template, watchId }: WatchOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<WatchRow>`select coalesce(u.email, w.email) as email, w.confirmed_at, w.confirm_sent_at, s.state, s.plant_id,
        s.name, t.name as tower
      from unit_watch w join stock_unit s on s.id = w.unit_id left join tower t on t.id = s.tower_id
      left join app_user u on u.id = w.user_id
      where w.id = ${watchId} and w.is_active and (u.id is null or u.is_active)`,
  );
  const [record] = await recordsOfIds(backend, [row.plant_id]);
  const plant = existing(record);
  const home = watchedHome(row, plant);
  const to = [{ name: '', address: row.email }];
  if (template === 'unit-watch-confirm') {
    existing(row.confirmed_at === null ? row : undefined);
    const token = linkToken(backend, 'watch-confirm', watchId, row.confirm_sent_at);
    return { to, letter: watchConfirm(home, linkAddress(backend, watchPaths.confirm, token)) };
  }
  existing(row.state === 'available' && plant.isActive === 1 ? row : undefined);
  const unsubscribeUrl = await endUrl(backend, watchId);
  const homeUrl = `${plantLink(backend.config.origin, plant, campaign)}#inmuebles`;
  return { to, letter: unitFree(home, homeUrl, unsubscribeUrl), unsubscribeUrl };
}

/** Address that ends a watch. Its hash is kept with the watch, also after the server's secret has changed. */
async function endUrl(backend: Backend, id: number): Promise<string> {
  const token = linkToken(backend, 'watch-end', id);
  await backend.db
    .updateTable('unit_watch')
    .set({ unsubscribe_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return linkAddress(backend, watchPaths.end, token);
}

/** Whoever was not told of a home after all goes on waiting for it. */
export async function markWatchLost({ db }: Backend, { template, watchId }: WatchOrder): Promise<void> {
  if (template !== 'unit-free') return;
  await db.updateTable('unit_watch').set({ told_at: null }).where('id', '=', watchId).execute();
}
