import { wordsSentence } from '@umbral/domain/filters/filter-labels.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { linkAddress, linkToken } from '../../engine/mail/link-token.ts';
import { existing, subjectOf } from '../../engine/mail/mail-subject.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { readFilters } from './alert-filters.ts';
import { alertHome } from './alert-home.ts';
import { type AlertNews, alertConfirm, alertCreated, alertDigest } from './alert-letters.ts';
import type { AlertOrder } from './alert-orders.ts';
import { alertPaths } from './alert-paths.ts';
import { listingPath } from './listing-path.ts';
import { knownTitle, searchTitle } from './search-title.ts';

/** Writes a mail about alerts; none where they were ended or confirmed meanwhile. */
export function alertMail(backend: Backend, order: AlertOrder): Promise<Composed> {
  if (order.template === 'alert-digest') return digestMail(backend, order.digestId);
  return oneAlertMail(backend, order.alertId, order.template);
}

/** Notes when the news of a mail were told. */
export async function markDigestSent({ db, now }: Backend, order: AlertOrder): Promise<void> {
  if (order.template !== 'alert-digest') return;
  await db.updateTable('alert_digest').set({ sent_at: now() }).where('id', '=', order.digestId).execute();
}

interface AlertRow {
  id: number;
  name: string | null;
  email: string;
  filters: unknown;
  path: string | null;
  confirmed_at: Date | null;
  confirm_sent_at: Date | null;
}

async function oneAlertMail(
  backend: Backend,
  id: number,
  template: 'alert-created' | 'alert-confirm',
): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<AlertRow>`select a.id, a.name, coalesce(u.email, a.email) as email, a.filters, a.path, a.confirmed_at, a.confirm_sent_at
      from alert a left join app_user u on u.id = a.user_id where a.id = ${id} and a.is_active`,
  );
  const to = [{ name: '', address: row.email }];
  const filters = readFilters(row.filters);
  if (template === 'alert-confirm') {
    existing(row.confirmed_at === null ? row : undefined);
    const token = linkToken(backend, 'alert-confirm', id, row.confirm_sent_at);
    return {
      to,
      letter: alertConfirm(await knownTitle(backend, filters), linkAddress(backend, alertPaths.confirm, token)),
    };
  }
  const unsubscribeUrl = await endUrl(backend, id);
  const listingUrl = backend.config.origin + listingPath(row.path, filters);
  return {
    to,
    letter: alertCreated(row.name ?? '', backend.config.origin, { listingUrl, endUrl: unsubscribeUrl }),
    unsubscribeUrl,
  };
}

/** Address that ends one alert. Its hash is kept with the alert, also after the server's secret has changed. */
async function endUrl(backend: Backend, id: number): Promise<string> {
  const token = linkToken(backend, 'alert-end', id);
  await backend.db
    .updateTable('alert')
    .set({ unsubscribe_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return linkAddress(backend, alertPaths.end, token);
}

const matches = z.array(
  z.object({
    plant_id: z.int(),
    kind: z.enum(['listed', 'price-drop']),
    previous_price: z.number().nullable(),
  }),
);

interface ItemRow {
  alert_id: number;
  name: string | null;
  email: string;
  is_member: boolean;
  filters: unknown;
  path: string | null;
  total: number;
  plants: unknown;
}

async function digestMail(backend: Backend, digestId: number): Promise<Composed> {
  const { rows } = await sql<ItemRow>`
    select i.alert_id, a.name, coalesce(u.email, a.email) as email, a.user_id is not null as is_member, a.filters,
      a.path, i.total, i.plants
    from alert_digest_item i join alert a on a.id = i.alert_id and a.is_active
    left join app_user u on u.id = a.user_id
    where i.digest_id = ${digestId} and (u.id is null or u.is_active) order by a.id`.execute(backend.db);
  const first = existing(rows[0]);
  const alerts = (await Promise.all(rows.map((row) => newsOf(backend, row)))).flat();
  existing(alerts[0]);
  const unsubscribeUrl = await endDigestUrl(backend, digestId);
  return {
    to: [{ name: '', address: first.email }],
    letter: alertDigest(alerts, backend.config.origin, first.is_member),
    unsubscribeUrl,
  };
}

async function endDigestUrl(backend: Backend, id: number): Promise<string> {
  const token = linkToken(backend, 'digest-end', id);
  const hash = hashToken(token);
  await backend.db.updateTable('alert_digest').set({ unsubscribe_hash: hash }).where('id', '=', id).execute();
  return linkAddress(backend, alertPaths.endDigest, token);
}

/** What an alert tells; nothing where all of its homes have left the market since they were matched. */
async function newsOf(backend: Backend, row: ItemRow): Promise<AlertNews[]> {
  const { origin } = backend.config;
  const found = matches.parse(row.plants);
  const records = await recordsOfIds(
    backend,
    found.map(({ plant_id }) => plant_id),
  );
  const byId = new Map(records.filter(({ isActive }) => isActive === 1).map((record) => [record.id, record]));
  const shown = found.flatMap((match) => {
    const record = byId.get(match.plant_id);
    return record ? [{ record, match }] : [];
  });
  const [first] = shown;
  if (!first) return [];
  const homes = shown.map(({ record, match }) => alertHome(origin, record, match));
  const filters = readFilters(row.filters);
  const path = listingPath(row.path, filters);
  return [
    {
      title: row.name || searchTitle(filters, first.record),
      words: wordsSentence(filters, fromHref(path)?.text),
      total: Math.max(homes.length, row.total - (found.length - homes.length)),
      homes,
      listingUrl: origin + path,
      endUrl: await endUrl(backend, row.alert_id),
    },
  ];
}
