import { type BreakingChange, breaking } from './breaking-change.ts';
import { contractIn } from './draft-fields.ts';
import type { Change, Edit } from './present-world.ts';

const declares: Edit = (contract) => {
  contract.settings = { isOpen: { schema: { type: 'boolean' }, default: false } };
};

/** Settings as they may not be. */
export const breakingSettings: readonly BreakingChange[] = [
  {
    ...breaking('settings beside a shell that reads none', 'mf-fair', declares, 'host', 'settings["isOpen"]', 'shell'),
    before(world) {
      contractIn(world, 'shell').reads = ['screens', 'topics', 'successors'];
    },
  },
  {
    ...breaking(
      'a shell that reads settings no more',
      'shell',
      (contract) => {
        contract.reads = ['screens', 'topics', 'successors'];
      },
      'host',
      'reads',
      'mf-fair',
    ),
    before: (world) => declares(contractIn(world, 'mf-fair')),
  },
];

/** Settings as they may be. */
export const compatibleSettings: readonly Change[] = [
  { name: 'a setting of its own', app: 'mf-fair', edit: declares },
  {
    name: 'a setting less',
    app: 'mf-fair',
    edit: (contract) => void delete contract.settings,
    before: (world) => declares(contractIn(world, 'mf-fair')),
  },
];
