import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { type PairRule, placeOf } from './pairing.ts';
import { satisfies } from './version-range.ts';

/** Packages of which a page has one copy, besides those that the shell shares by their names. */
const oneCopy = new Set(['react', 'react-dom', 'react-router', 'scheduler', 'single-spa']);

/** The shell's copy of every shared module is one that the remote can live with, and the remote brings none of its own. */
export const sharedModulesFit: PairRule = (candidate, other) => {
  if (candidate.app === 'shell' && other.app !== 'shell') return rangeRefusals(candidate, other, candidate);
  if (candidate.app === 'shell' || other.app !== 'shell') return [];
  return [...rangeRefusals(other, candidate, candidate), ...copyRefusals(other, candidate)];
};

function rangeRefusals(shell: Version, remote: Version, candidate: Version): readonly Refusal[] {
  const isShell = candidate === shell;
  const party = nameOf(isShell ? remote : shell);
  return Object.entries(remote.contract.shared).flatMap(([module, range]): Refusal[] => {
    const provided = shell.contract.shared[module];
    if (provided !== undefined && satisfies(provided, range)) return [];
    return [
      {
        rule: 'shared',
        field: placeOf('shared', module),
        party,
        direction: isShell ? 'gives' : 'takes',
        reason: `${module} is needed as ${range}, but ${nameOf(shell)} provides ${provided ?? 'none'}`,
        wayOut: isShell
          ? `Keep providing ${module} ${range} until ${party} is gone.`
          : `Build against ${module} ${provided ?? 'of the living shell'}, or release a shell that provides ${range} first.`,
      },
    ];
  });
}

function copyRefusals(shell: Version, remote: Version): readonly Refusal[] {
  const shared = new Set([...oneCopy, ...Object.keys(shell.contract.shared).map(packageOf)]);
  return Object.entries(remote.contract.packages)
    .filter(([name]) => shared.has(name))
    .map(([name, version]) => ({
      rule: 'shared',
      field: placeOf('packages', name),
      party: nameOf(shell),
      direction: 'gives',
      reason: `${name} ${version} is bundled, but ${nameOf(shell)} already has the page's one copy`,
      wayOut: `Import ${name} only through what the shell shares, so that the build leaves it out.`,
    }));
}

function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
