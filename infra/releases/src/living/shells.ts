import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { versionSchema } from '../registry/manifest-schema.ts';
import type { RegistryDatabase } from '../registry/registry.ts';

/** A version that should run in a shell and does not. */
export const refusedVersionSchema = z.strictObject({
  remote: appNameSchema,
  version: versionSchema,
  reason: z.string().max(1000),
});

/** What a shell says of itself. */
export interface ShellWord {
  /** Whose compositions it follows. */
  readonly environment: string;
  readonly shell: string;
  /** The composition that it has carried out. */
  readonly seq: number;
  readonly refused: readonly z.output<typeof refusedVersionSchema>[];
  /** Why it does not follow the registry. */
  readonly fault: string | null;
  /** Where its remotes draw: `threads`, or the wall around processes with what it leaves open. */
  readonly drawnIn: string | null;
  /** Where it stands; nothing where it does not say it. */
  readonly region: string | null;
}

/** A shell as its last word shows it. */
export interface KnownShell extends ShellWord {
  readonly lastSeen: Date;
  /** It spoke in the last half minute. */
  readonly isAlive: boolean;
  /** Seconds since there is a composition that it has not carried out, as far as is known; 0 where it has the newest. */
  readonly lagSeconds: number;
}

/** One that is silent for so long has missed two words. */
const aliveSeconds = 30;
/** One that is silent for so long was taken away. */
const rememberedDays = 1;

/** Writes down the last word of a shell; its time is the database's. */
export async function recordShell(
  db: RegistryDatabase,
  { environment, shell, seq, refused, fault, drawnIn, region }: ShellWord,
): Promise<void> {
  const word = { seq, refused: JSON.stringify(refused), fault, drawn_in: drawnIn, region, seen_at: sql<Date>`now()` };
  await db
    .insertInto('releases.shell')
    .values({ environment, name: shell, ...word })
    .onConflict((conflict) => conflict.columns(['environment', 'name']).doUpdateSet(word))
    .execute();
}

/** Every shell of an environment that spoke within a day, by name. */
export async function readShells(db: RegistryDatabase, environment: string): Promise<KnownShell[]> {
  const rows = await db
    .selectFrom('releases.shell')
    .selectAll()
    .select(sql<boolean>`seen_at > now() - make_interval(secs => ${aliveSeconds})`.as('is_alive'))
    .select(
      sql<number>`coalesce((select greatest(0, extract(epoch from now() - min(k.created_at)))::float8
        from releases.composition k where k.environment = ${environment} and k.seq > releases.shell.seq), 0)`.as(
        'lag_seconds',
      ),
    )
    .where('environment', '=', environment)
    .where('seen_at', '>', sql<Date>`now() - make_interval(days => ${rememberedDays})`)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    environment: row.environment,
    shell: row.name,
    lastSeen: row.seen_at,
    seq: row.seq,
    refused: z.array(refusedVersionSchema).parse(row.refused),
    fault: row.fault,
    drawnIn: row.drawn_in,
    region: row.region,
    isAlive: row.is_alive,
    lagSeconds: row.lag_seconds,
  }));
}
