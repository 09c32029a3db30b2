import type { DefaultMoment, OptionalMoment } from 'infra-db/tables/column.ts';
import type { GeneratedAlways } from 'kysely';

/** What one remote owns alone. */
export type ClaimKind = 'prefix' | 'shape' | 'topic' | 'namespace';

/** A claim; one that has ended is a tombstone. */
export interface ClaimTable {
  id: GeneratedAlways<number>;
  kind: ClaimKind;
  key: string;
  remote: string;
  claimed_at: DefaultMoment;
  ended_at: OptionalMoment;
  leads_to: string | null;
}

/** Leave of the owner of a shape to have static addresses below its parameters. */
export interface ClaimGrantTable {
  owner: string;
  shape: string;
  grantee: string;
  granted_by: string;
  created_at: DefaultMoment;
}
