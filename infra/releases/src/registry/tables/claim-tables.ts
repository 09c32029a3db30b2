import type { DefaultMoment, OptionalMoment } from 'infra-db/tables/column.ts';
import type { Generated, GeneratedAlways } from 'kysely';

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
  /** Whose claim of the same shape it stands beside, until that one ends. */
  succeeds: string | null;
}

/** Leave of the owner of a shape to have static addresses below its parameters, or to succeed it there. */
export interface ClaimGrantTable {
  owner: string;
  shape: string;
  grantee: string;
  is_succession: Generated<boolean>;
  granted_by: string;
  created_at: DefaultMoment;
}
