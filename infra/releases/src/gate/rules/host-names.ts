import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { type PairRule, placeOf } from './pairing.ts';

/**
 * What a remote takes of its shell by name is there: exports of shared modules, members of what it is handed. Versions
 * from before names stood in contracts say nothing, and are held to nothing.
 */
export const hostNamesFit: PairRule = (candidate, other) => {
  if (candidate.app === 'shell' && other.app !== 'shell') return missingNames(candidate, other, candidate);
  if (other.app === 'shell' && candidate.app !== 'shell') return missingNames(other, candidate, candidate);
  return [];
};

function missingNames(shell: Version, remote: Version, candidate: Version): readonly Refusal[] {
  const isShell = candidate === shell;
  const party = nameOf(isShell ? remote : shell);
  return Object.entries(remote.contract.takes ?? {}).flatMap(([from, names]): readonly Refusal[] => {
    // Where the whole module is not there, the rule of shared modules says so.
    const given = shell.contract.gives?.[from];
    if (given === undefined) return [];
    const missing = names.filter((name) => !given.includes(name));
    return missing.map((name) => ({
      rule: 'host',
      field: `${placeOf(isShell ? 'gives' : 'takes', from)}.${name}`,
      party,
      direction: isShell ? 'gives' : 'takes',
      reason: `${nameOf(remote)} takes ${name} of ${from}, which ${nameOf(shell)} does not have`,
      wayOut: isShell
        ? `Keep ${name} until ${party} is gone.`
        : `Do without ${name}, or release a shell that has it first and wait until ${party} is gone.`,
    }));
  });
}
