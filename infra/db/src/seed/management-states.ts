import type { ManagementState } from './project-rows.ts';

/** The builder whose account shows the management screens. */
const managedBuilder = 1;
const turns: Record<number, ManagementState> = { 3: 'draft', 5: 'paused', 8: 'in-review', 12: 'archived' };

/** A few projects of the first builder show the states of its screens; all others are published. */
export function createStates(): (builderId: number) => ManagementState {
  let turn = 0;
  return (builderId) => {
    if (builderId !== managedBuilder) return 'published';
    turn += 1;
    return turns[turn] ?? 'published';
  };
}
