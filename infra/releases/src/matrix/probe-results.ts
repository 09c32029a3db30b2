import { production } from '@umbral/protocol/composition/environment.ts';
import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { environmentOfSeq } from '../channels/composition.ts';
import type { Actor } from '../registry/audit-log.ts';
import { type Evidence, newestRun, requireEvidence } from '../registry/evidence-trust.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
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

export const pictureSchema = z.strictObject({
  path: z.string().startsWith('/').max(600),
  width: z.number().int().min(200).max(4000),
  /** Part of its pixels, 0 to 1. */
  share: z.number().min(0).max(1),
});
/** How much a page looks otherwise with a release than without it. */
export type PagePicture = z.output<typeof pictureSchema>;

/** What a probe of one release saw. */
export interface ProbeReport extends Evidence {
  readonly candidate: NamedRelease;
  /** The composition that it was tried beside. */
  readonly seq: number;
  readonly findings: readonly ProbeFinding[];
  /** Absent where no page was photographed. */
  readonly pictures?: readonly PagePicture[] | undefined;
}

/** Writes down what a probe saw beside a composition of an environment, if a runner has signed it. */
export async function writeProbe(
  db: RegistryDatabase,
  { name }: Actor,
  { signature, environment, ...report }: ProbeReport & { readonly signature: Signature; readonly environment: string },
): Promise<void> {
  const { candidate, seq, findings, pictures, ranAt, build } = report;
  if ((await environmentOfSeq(db, seq)) !== environment) {
    throw new RegistryRefusal('invalid-input', `Composition ${seq} is not one of ${environment}.`);
  }
  const { id } = await findRelease(db, candidate.remote, candidate.version);
  await requireEvidence(db, report, { signature, newest: await newestRun(db, 'probe', id) });
  await sql`
    insert into releases.probe_result (release_id, seq, findings, pictures, ran_at, build, key_id, actor)
    values (${id}, ${seq}, ${JSON.stringify(findings)}::jsonb, ${pictures ? JSON.stringify(pictures) : null}::jsonb,
      ${ranAt}, ${build}, ${signature.keyId}, ${name})`.execute(db);
}

/** What the newest probe of a release in an environment saw; nothing where it was never probed there. */
export async function readProbe(
  db: RegistryDatabase,
  releaseId: number,
  environment: string,
): Promise<readonly ProbeFinding[] | undefined> {
  const { rows } = await sql<{ findings: unknown }>`
    select p.findings from releases.probe_result p left join releases.composition k using (seq)
    where p.release_id = ${releaseId} and coalesce(k.environment, ${production}) = ${environment}
    order by p.id desc limit 1`.execute(db);
  return rows[0] && z.array(findingSchema).parse(rows[0].findings);
}

/** How much pages looked otherwise with a release in an environment, worst first, in the newest run that photographed any. */
export async function readPictures(
  db: RegistryDatabase,
  releaseId: number,
  environment: string,
): Promise<readonly PagePicture[] | undefined> {
  const { rows } = await sql<{ pictures: unknown }>`
    select p.pictures from releases.probe_result p left join releases.composition k using (seq)
    where p.release_id = ${releaseId} and coalesce(k.environment, ${production}) = ${environment} and p.pictures is not null
    order by p.id desc limit 1`.execute(db);
  return (
    rows[0] &&
    z
      .array(pictureSchema)
      .parse(rows[0].pictures)
      .toSorted((a, b) => b.share - a.share)
  );
}
