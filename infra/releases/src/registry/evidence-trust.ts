import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { sql } from 'kysely';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { requireGoodSignature } from './release-trust.ts';

/** What every report of a runner says of itself. */
export interface Evidence {
  /** When it ran, ISO 8601. */
  readonly ranAt: string;
  /** Commit or machine that it ran from. */
  readonly build: string;
}

/** Older reports are of another portal. */
const freshMs = 6 * 3_600_000;
/** Clocks of runners go wrong by so much at most. */
const aheadMs = 5 * 60_000;

/**
 * Refuses a report that no runner has signed, and one that is told again later to hide what was found since: a token
 * alone proves nothing that happened in a browser.
 */
export async function requireEvidence(
  db: RegistryDatabase,
  report: Evidence,
  { signature, newest }: { readonly signature: Signature; readonly newest: Date | undefined },
): Promise<void> {
  await requireGoodSignature(db, 'evidence', report, signature);
  const ranAt = Date.parse(report.ranAt);
  const now = Date.now();
  if (ranAt < now - freshMs || ranAt > now + aheadMs) {
    throw new RegistryRefusal('invalid-input', 'This report is not of the last hours: run it again.');
  }
  if (newest && ranAt <= newest.getTime()) {
    throw new RegistryRefusal('invalid-input', 'A later report is known already: run it again.');
  }
}

/** When a release was last reported on, by what a table of evidence holds. */
export async function newestRun(
  db: RegistryDatabase,
  of: 'matrix' | 'probe',
  releaseId: number,
): Promise<Date | undefined> {
  const { rows } = await (of === 'matrix'
    ? sql<{
        newest: Date | null;
      }>`select max(ran_at) as newest from releases.matrix_result where candidate_id = ${releaseId}`
    : sql<{
        newest: Date | null;
      }>`select max(ran_at) as newest from releases.probe_result where release_id = ${releaseId}`
  ).execute(db);
  return rows[0]?.newest ?? undefined;
}
