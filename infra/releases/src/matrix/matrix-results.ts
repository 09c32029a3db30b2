import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { sql } from 'kysely';
import type { Actor } from '../registry/audit-log.ts';
import { type Evidence, newestRun, requireEvidence } from '../registry/evidence-trust.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { findRelease } from '../registry/releases.ts';

/** One version as callers name it. */
export interface NamedRelease {
  readonly remote: string;
  readonly version: string;
}

/** What one journey said of a pair. */
export interface JourneyResult {
  readonly other: NamedRelease;
  readonly journey: string;
  readonly ok: boolean;
  readonly note?: string | undefined;
}

/** What a run of the matrix found out. */
export interface MatrixReport extends Evidence {
  readonly candidate: NamedRelease;
  readonly results: readonly JourneyResult[];
}

/** As the registry takes it. */
export interface SignedMatrixReport extends MatrixReport {
  readonly signature: Signature;
}

/** Newest word of a journey about two versions, whichever of them was the candidate. */
export interface KnownResult {
  readonly other: string;
  readonly journey: string;
  readonly ok: boolean;
  readonly note: string | null;
  readonly at: Date;
}

/** Writes down what journeys found out, if a runner has signed it; all or nothing. */
export async function writeResults(
  db: RegistryDatabase,
  { name }: Actor,
  { signature, ...report }: SignedMatrixReport,
): Promise<void> {
  const { candidate, results, build, ranAt } = report;
  const { id } = await findRelease(db, candidate.remote, candidate.version);
  await requireEvidence(db, report, { signature, newest: await newestRun(db, 'matrix', id) });
  const ids = new Map<string, number>();
  for (const { other } of results) {
    if (other.remote === candidate.remote) {
      throw new RegistryRefusal('invalid-input', `Two versions of ${other.remote} never meet on one page.`);
    }
    ids.set(keyOf(other), (await findRelease(db, other.remote, other.version)).id);
  }
  if (results.length === 0) return;
  await db
    .insertInto('releases.matrix_result')
    .values(
      results.map(({ other, journey, ok, note }) => ({
        candidate_id: id,
        other_id: ids.get(keyOf(other)) ?? 0,
        journey,
        ok,
        note: note ?? null,
        build,
        actor: name,
        key_id: signature.keyId,
        ran_at: ranAt,
      })),
    )
    .execute();
}

/** What is known of a release beside others, one row for each journey. */
export async function readResults(db: RegistryDatabase, releaseId: number): Promise<KnownResult[]> {
  const { rows } = await sql<KnownResult>`
    select distinct on (other, journey) o.remote || '@' || o.version as other, m.journey, m.ok, m.note, m.at
    from (
      select id, other_id, journey, ok, note, at from releases.matrix_result where candidate_id = ${releaseId}
      union all
      select id, candidate_id, journey, ok, note, at from releases.matrix_result where other_id = ${releaseId}
    ) m join releases.release o on o.id = m.other_id
    order by other, m.journey, m.id desc`.execute(db);
  return rows;
}

function keyOf({ remote, version }: NamedRelease): string {
  return `${remote}@${version}`;
}
