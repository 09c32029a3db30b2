import { randomBytes } from 'node:crypto';
import type { LockedRelease } from '@umbral/protocol/composition/composition-lock.ts';
import { signedEnvironment } from '@umbral/protocol/composition/environment.ts';
import { longestToken, type QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { linkSchema } from '@umbral/protocol/composition/qa-link-schema.ts';
import { writeLinkToken } from '@umbral/protocol/composition/qa-link-token.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { findRunnable, type Release } from '../registry/releases.ts';
import { signValue } from '../signing/key-pair.ts';

/** What somebody wants a link to hold. */
export interface LinkWish extends Pick<QaLink, 'origin' | 'dev' | 'chaos' | 'flags' | 'path' | 'purpose'> {
  /** Of the portal that it is for. */
  readonly environment: string;
  readonly pins: Readonly<Record<AppName, string>>;
  readonly currency?: QaLink['currency'];
  readonly hours: number;
}

/** A link as it is told to whoever made it; its token opens the portal in these versions. */
export interface MadeLink {
  readonly link: QaLink;
  readonly token: string;
  /** The address to open. */
  readonly url: string;
}

/** Applications that a link changes something of: whoever makes it must be allowed to release each. */
export function touchedBy({ pins, dev, chaos }: Pick<LinkWish, 'pins' | 'dev' | 'chaos'>): readonly string[] {
  return [...new Set([...Object.keys(pins), ...Object.keys(dev), ...chaos.map(({ remote }) => remote)])];
}

/** Signs a link for exact versions, by the clock of the database, and writes it down. */
export async function makeLink({ db, key }: Registry, actor: Actor, wish: LinkWish): Promise<MadeLink> {
  const { environment, hours, pins: versions, ...said } = wish;
  return db.transaction().execute(async (trx) => {
    // No collection may take a release between the look at it and the row that keeps it.
    await lockComposition(trx);
    const releases = await pinned(trx, versions);
    const from = await presentSecond(trx);
    const until = from + Math.round(hours * 3600);
    const id = randomBytes(16).toString('base64url');
    const place = signedEnvironment(environment);
    const draft: QaLink = { ...said, ...place, schema: 1, id, from, until, pins: locked(releases), by: actor.name };
    // Exactly what a shell will read: nothing is signed that none would understand.
    const link = linkSchema.parse(JSON.parse(JSON.stringify(draft)));
    const signature = signValue('link', link, key);
    const token = writeLinkToken(link, signature);
    if (token.length > longestToken) {
      throw new RegistryRefusal('too-large', `The link is ${token.length - longestToken} characters too long.`);
    }
    await trx
      .insertInto('releases.link')
      .values({
        id,
        environment,
        link: JSON.stringify(link),
        signature: JSON.stringify(signature),
        made_by: actor.name,
        purpose: link.purpose,
        expires_at: new Date(until * 1000),
      })
      .execute();
    for (const { id: release_id } of releases) {
      await trx.insertInto('releases.link_pin').values({ link_id: id, release_id }).execute();
    }
    const { origin, dev, chaos } = link;
    const facts = { ...place, id, origin, pins: versions, dev, chaos, until };
    await writeAudit(trx, actor, { action: 'link-made', reason: link.purpose, facts });
    return { link, token, url: `${origin}/_link/${token}` };
  });
}

async function pinned(trx: RegistryDatabase, versions: LinkWish['pins']): Promise<readonly Release[]> {
  const found: Release[] = [];
  for (const [remote, version] of Object.entries(versions)) found.push(await findRunnable(trx, remote, version));
  return found;
}

function locked(releases: readonly Release[]): QaLink['pins'] {
  const pins: Record<AppName, LockedRelease> = {};
  for (const { remote, version, digest } of releases) pins[appNameSchema.parse(remote)] = { version, manifest: digest };
  return pins;
}

async function presentSecond(trx: RegistryDatabase): Promise<number> {
  const { rows } = await sql<{ now: number }>`select floor(extract(epoch from clock_timestamp()))::int as now`.execute(
    trx,
  );
  return rows[0]?.now ?? Promise.reject(new Error('The database tells no time'));
}
