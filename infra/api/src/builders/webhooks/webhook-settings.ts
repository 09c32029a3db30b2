import type { WebhookSettings } from '@umbral/domain/api/builder-webhook.ts';
import { webhookTexts as addressTexts } from '@umbral/domain/webhooks/webhook-texts.ts';
import type { WebhookEvent } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import type { BuilderWebhookTable } from 'infra-db/tables/webhook-tables.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { newSecret } from './webhook-secret.ts';
import { webhookTexts as texts } from './webhook-texts.ts';
import { type Changer, recordWebhookChange } from './webhook-trace.ts';

/** As the contract measures what is typed, and the table what is kept. */
const maxUrl = 500;

/** How a builder's system is told, as it is kept. */
export type KeptWebhook = Selectable<BuilderWebhookTable>;

/** How a builder's system is told; nothing where it never was. With `lock` it stays so until the transaction ends. */
export function findWebhook(db: Kysely<Database>, builderId: number, lock?: 'lock'): Promise<KeptWebhook | undefined> {
  return db
    .selectFrom('builder_webhook')
    .where('builder_id', '=', builderId)
    .selectAll()
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The same for the wire: the secret stays here. */
export function toSettings({ url, events, state, paused_at, secret_at, version }: KeptWebhook): WebhookSettings {
  return {
    ...{ url, events, state, version },
    paused_at: paused_at?.toISOString() ?? null,
    secret_at: secret_at.toISOString(),
  };
}

export interface WantedSettings {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly active: boolean;
  readonly new_secret: boolean;
  readonly version: number | null;
}

export interface SavedSettings {
  readonly settings: WebhookSettings;
  /** Told here and never again; nothing where the secret stays. */
  readonly secret: string | null;
}

/**
 * Keeps where and of what a builder's system is told. The first save and a wish make a secret; a connection that goes
 * on sends what was kept meanwhile. Who changed it stands in the log of security. 409 for a version that is not the
 * last.
 */
export async function saveSettings(
  backend: Backend,
  builderId: number,
  wanted: WantedSettings,
  changer: Changer,
): Promise<SavedSettings> {
  refuseAddress(backend, wanted.url);
  return backend.db.transaction().execute(async (db) => {
    const known = await findWebhook(db, builderId, 'lock');
    if ((known?.version ?? null) !== wanted.version) throw new Refusal('conflict', { version: texts.changedMeanwhile });
    const secret = known && !wanted.new_secret ? undefined : newSecret(backend.config, builderId);
    const row = {
      url: new URL(wanted.url).href,
      events: [...new Set(wanted.events)],
      state: wanted.active ? ('active' as const) : ('off' as const),
      ...{ failures: 0, failing_since: null, paused_at: null },
      ...(secret ? { secret: secret.kept, secret_at: backend.now() } : {}),
    };
    const kept = known ? await change(db, builderId, row) : await create(db, builderId, row);
    await recordWebhookChange(db, builderId, changer);
    if (wanted.active) await sendHeld(db, builderId);
    return { settings: toSettings(kept), secret: secret?.shown ?? null };
  });
}

function refuseAddress({ parties }: Backend, url: string): void {
  const fault = parties.builderWebhook.addressFault(url);
  if (fault) throw new Refusal('invalid-input', { url: addressTexts[fault] });
  // Letters beyond ASCII are kept as escapes, which are longer than what was typed.
  if (new URL(url).href.length > maxUrl) throw new Refusal('invalid-input', { url: addressTexts.longUrl });
}

type Row = Omit<KeptWebhook, 'builder_id' | 'version' | 'secret' | 'secret_at'> &
  Partial<Pick<KeptWebhook, 'secret' | 'secret_at'>>;

function change(db: Kysely<Database>, builderId: number, row: Row): Promise<KeptWebhook> {
  return db
    .updateTable('builder_webhook')
    .set({ ...row, version: sql`version + 1` })
    .where('builder_id', '=', builderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of two first saves at once the second finds that somebody was faster. */
async function create(db: Kysely<Database>, builderId: number, row: Row): Promise<KeptWebhook> {
  const { secret, secret_at, ...rest } = row;
  if (!secret || !secret_at) throw new Error('a new connection has a secret');
  const kept = await db
    .insertInto('builder_webhook')
    .values({ ...rest, secret, secret_at, builder_id: builderId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!kept) throw new Refusal('conflict', { version: texts.changedMeanwhile });
  return kept;
}

/** Queues what was kept while the connection was paused. */
async function sendHeld(db: Kysely<Database>, builderId: number): Promise<void> {
  await sql`
    with going as (
      update webhook_delivery set state = 'waiting' where builder_id = ${builderId} and state = 'held' returning id)
    select enqueue_webhook(d) from webhook_delivery d join going using (id) order by d.created_at, d.id`.execute(db);
}
