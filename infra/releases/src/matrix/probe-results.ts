import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../registry/audit-log.ts';
import { type Evidence, newestRun, requireEvidence } from '../registry/evidence-trust.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { findRelease } from '../registry/releases.ts';
import type { NamedRelease } from './matrix-results.ts';

export const findingSchema = z.strictObject({
  /** What was looked at, as `clickable`. */
  check: z.string().regex(/^[a-z][a-z-]{1,39}$/),
  /** What was seen, and where. */
  words: z.string().trim().min(1).max(500),
});
/** Something that a release does to the portal around it. */
export type ProbeFinding = z.output<typeof findingSchema>;

/** What a probe of one release saw. */
export interface ProbeReport extends Evidence {
  readonly candidate: NamedRelease;
  /** The composition that it was tried beside. */
  readonly seq: number;
  readonly findings: readonly ProbeFinding[];
}

/** Writes down what a probe saw, if a runner has signed it. */
export async function writeProbe(
  db: RegistryDatabase,
  { name }: Actor,
  { signature, ...report }: ProbeReport & { readonly signature: Signature },
): Promise<void> {
  const { candidate, seq, findings, ranAt, build } = report;
  const { id } = await findRelease(db, candidate.remote, candidate.version);
  await requireEvidence(db, report, { signature, newest: await newestRun(db, 'probe', id) });
  await sql`
    insert into releases.probe_result (release_id, seq, findings, ran_at, build, key_id, actor)
    values (${id}, ${seq}, ${JSON.stringify(findings)}::jsonb, ${ranAt}, ${build}, ${signature.keyId}, ${name})`.execute(
    db,
  );
}

/** What the newest probe of a release saw; nothing where it was never probed. */
export async function readProbe(db: RegistryDatabase, releaseId: number): Promise<readonly ProbeFinding[] | undefined> {
  const { rows } = await sql<{ findings: unknown }>`
    select findings from releases.probe_result where release_id = ${releaseId} order by id desc limit 1`.execute(db);
  return rows[0] && z.array(findingSchema).parse(rows[0].findings);
}
