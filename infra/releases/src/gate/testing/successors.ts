import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { World } from '../../living/world.ts';
import { type BreakingChange, breaking } from './breaking-change.ts';
import { contractIn } from './draft-fields.ts';
import type { Change, Draft } from './present-world.ts';

type Contract = Draft<ReleaseContract>;

/** A remote declares a page; `replaces` names whose page at the same pattern it stands for. */
function declares(contract: Contract, owner: string, pattern: string, replaces?: string): void {
  const screen = { layout: 'default', robots: 'noindex', ...(replaces ? { replaces } : {}) } as const;
  contract.routes.push({ key: `${owner.replace('mf-', '')}/insurance`, pattern, owner, screen });
}

const ofFair = (world: Draft<World>) => declares(contractIn(world, 'mf-fair'), 'mf-fair', '/seguros/:city?');
const place = 'routes["builder/insurance"]';
const successor = (contract: Contract) => declares(contract, 'mf-builder', '/seguros/:slug?', 'mf-fair');

/** Pages in the place of others, as they may not be. */
export const breakingSuccessors: readonly BreakingChange[] = [
  {
    ...breaking(
      'a page at the pattern of another remote that it does not name',
      'mf-builder',
      (contract) => declares(contract, 'mf-builder', '/seguros/:slug?', 'mf-search'),
      ...(['route', `${place}.pattern`, 'mf-fair'] as const),
    ),
    before: ofFair,
  },
  {
    ...breaking(
      'a page in the place of another beside a shell that knows none',
      'mf-builder',
      successor,
      'host',
      place,
      'shell',
    ),
    before(world) {
      ofFair(world);
      contractIn(world, 'shell').reads = ['screens', 'topics'];
    },
  },
];

/** Pages in the place of others, as they may be. */
export const compatibleSuccessors: readonly Change[] = [
  { name: 'a page in the place of that of another remote', app: 'mf-builder', edit: successor, before: ofFair },
  {
    name: 'a page in whose place another one stands',
    app: 'mf-fair',
    edit: () => undefined,
    before(world) {
      ofFair(world);
      successor(contractIn(world, 'mf-builder'));
    },
  },
];
