import type { ReleaseContract, ShellReads } from '@umbral/protocol/release/release-contract.ts';
import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { type PairRule, placeOf } from './pairing.ts';

/** A shell that is older than what a remote declares would not match its pages, carry its topics or bring its settings. */
export const shellReadsDeclared: PairRule = (candidate, other) => {
  if (candidate.app === 'shell' && other.app !== 'shell') return unread(candidate, other, candidate);
  if (other.app === 'shell' && candidate.app !== 'shell') return unread(other, candidate, candidate);
  return [];
};

const shellReads = ['screens', 'topics', 'successors', 'settings'] as const;
const words: Record<ShellReads, string> = {
  screens: 'pages of its own',
  topics: 'topics of its own',
  successors: 'pages in the place of others',
  settings: 'settings',
};

function unread(shell: Version, remote: Version, candidate: Version): readonly Refusal[] {
  const isShell = candidate === shell;
  const party = nameOf(isShell ? remote : shell);
  return shellReads.flatMap((kind): Refusal[] => {
    const first = firstDeclared(remote.contract, kind);
    if (first === undefined || shell.contract.reads?.includes(kind)) return [];
    return [
      {
        rule: 'host',
        field: isShell ? 'reads' : first,
        party,
        direction: isShell ? 'takes' : 'gives',
        reason: `${nameOf(remote)} declares ${words[kind]}, which ${nameOf(shell)} cannot read`,
        wayOut: isShell
          ? `Keep reading declared ${words[kind]} until ${party} is gone.`
          : `Release a shell that reads declared ${words[kind]} first, and wait until ${party} is gone.`,
      },
    ];
  });
}

/** Also a topic of somebody else that it hears or asks: an older bus does not know it. */
function firstDeclared({ routes, ...contract }: ReleaseContract, kind: ShellReads): string | undefined {
  if (kind === 'settings') {
    const [name] = Object.keys(contract.settings ?? {});
    return name === undefined ? undefined : placeOf('settings', name);
  }
  if (kind !== 'topics') {
    const isIt = kind === 'screens' ? 'layout' : 'replaces';
    const route = routes.find(({ screen }) => screen?.[isIt] !== undefined);
    return route && placeOf('routes', route.key);
  }
  for (const section of ['publishes', 'hears', 'asks', 'handles'] as const) {
    const [topic] = Object.entries(contract[section]).find(([, { declared }]) => declared) ?? [];
    if (topic !== undefined) return placeOf(section, topic);
  }
  return undefined;
}
