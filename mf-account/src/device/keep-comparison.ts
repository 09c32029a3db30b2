import { withComparison } from './change-things.ts';
import { changeThings, readThings } from './device-store.ts';

/** Keeps a comparison on this device until its visitor has an account; false where the most are kept already. */
export function keepComparison(plantIds: readonly number[]): boolean {
  const changed = withComparison(readThings(), plantIds, new Date().toISOString());
  if (typeof changed === 'string') return false;
  changeThings(() => changed);
  return true;
}
