import type { RuleName } from '../verdict.ts';
import type { Change } from './present-world.ts';

/** A change that must be refused, with what the verdict has to name. */
export interface BreakingChange extends Change {
  readonly rule: RuleName;
  readonly field: string;
  readonly party: string;
}

/** One row of the tables: what is changed in which application, and which rule names which field against whom. */
export function breaking(
  name: string,
  app: Change['app'],
  edit: Change['edit'],
  ...[rule, field, party]: readonly [rule: RuleName, field: string, party: string]
): BreakingChange {
  return { name, app, edit, rule, field, party: party === 'api' ? party : `${party}@1.0.0` };
}
