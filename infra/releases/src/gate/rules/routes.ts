import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';
import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { declaredAreSound, declaredIn } from './declared-routes.ts';
import { placeOf } from './pairing.ts';

/**
 * Routes keep their pages, no page is out of reach, and no address has two owners. A route that is without a page now
 * speaks against nobody: only who takes a page away, or adds a route before its page, makes it worse.
 */
export function routesFit(candidate: Version, living: readonly Version[]): readonly Refusal[] {
  const own = living.filter(({ app }) => app === candidate.app);
  const meetings = living.flatMap((other) => {
    if (candidate.app === 'shell' && other.app !== 'shell') {
      return tableRefusals(
        { shell: candidate, remote: other, candidate },
        (key) => !own.some(hasRoute(key, other.app)),
      );
    }
    if (other.app === 'shell' && candidate.app !== 'shell') {
      return tableRefusals({ shell: other, remote: candidate, candidate }, (key) =>
        own.some(hasRoute(key, candidate.app)),
      );
    }
    return candidate.app === other.app ? [] : collisions(candidate, other);
  });
  return [...declaredAreSound(candidate), ...meetings];
}

function hasRoute(key: string, owner: string) {
  return ({ contract }: Version) => contract.routes.some((route) => route.key === key && route.owner === owner);
}

function tableRefusals(meeting: Meeting, isWorse: (key: string) => boolean): readonly Refusal[] {
  const { shell, remote, candidate } = meeting;
  const isShell = candidate === shell;
  const party = nameOf(isShell ? remote : shell);
  const table = new Map(shell.contract.routes.map((route) => [route.key, route]));
  const pages = new Map(remote.contract.routes.map((route) => [route.key, route]));
  const lost = [...table.values()]
    .filter(({ key, owner }) => owner === remote.app && !pages.has(key) && isWorse(key))
    .map(
      ({ key, pattern }): Refusal => ({
        rule: 'route',
        field: placeOf('routes', key),
        party,
        direction: isShell ? 'takes' : 'gives',
        reason: `${pattern} belongs to ${remote.app} in ${nameOf(shell)}, but ${nameOf(remote)} has no page for it`,
        wayOut: isShell
          ? `Release a version of ${remote.app} with the page ${key} first, and wait until ${party} is gone.`
          : `Keep the page ${key}, or first release a shell without it and wait until ${party} is gone.`,
      }),
    );
  const moved = [...pages.values()]
    .filter(({ screen }) => screen === undefined)
    .flatMap((page) => movedRoute(page, table.get(page.key), meeting));
  return [...lost, ...moved, ...declaredTwice(meeting)];
}

interface Meeting {
  readonly shell: Version;
  readonly remote: Version;
  readonly candidate: Version;
}

function movedRoute(
  page: RouteContract,
  row: RouteContract | undefined,
  { shell, remote, candidate }: Meeting,
): Refusal[] {
  if (row?.pattern === page.pattern && row.owner === remote.app) return [];
  const isShell = candidate === shell;
  const party = nameOf(isShell ? remote : shell);
  const found = row ? `has it as ${row.pattern} of ${row.owner}` : 'has no such route';
  return [
    {
      rule: 'route',
      field: `${placeOf('routes', page.key)}${row?.owner === remote.app ? '.pattern' : ''}`,
      party,
      direction: isShell ? 'gives' : 'takes',
      reason: `${nameOf(remote)} has a page for ${page.pattern}, but ${nameOf(shell)} ${found}`,
      wayOut: isShell
        ? `Keep the route ${page.key} as it is until ${party} is gone.`
        : `Release a shell with the route ${page.key} of ${page.pattern} first, and wait until ${party} is gone.`,
    },
  ];
}

/** A route that a remote declares at an address that the shell's table has already: the table would win. */
function declaredTwice({ shell, remote, candidate }: Meeting): readonly Refusal[] {
  const table = new Map(shell.contract.routes.map((route) => [shapeOf(route.pattern), route]));
  return declaredIn(remote.contract).flatMap(({ key, pattern }): Refusal[] => {
    const row = table.get(shapeOf(pattern));
    if (!row) return [];
    const isShell = candidate === shell;
    return [
      {
        rule: 'route',
        field: `${placeOf('routes', isShell ? row.key : key)}.pattern`,
        party: nameOf(isShell ? remote : shell),
        direction: 'gives',
        reason: `${pattern} of ${nameOf(remote)} is ${row.key} of ${row.owner} in ${nameOf(shell)}`,
        wayOut: isShell
          ? `Give ${row.key} another address, or have ${remote.app} give up ${key} first.`
          : `Give ${key} an address of its own.`,
      },
    ];
  });
}

/** The same address under two owners, of which neither stands for the other; names of parameters make no difference. */
function collisions(candidate: Version, other: Version): readonly Refusal[] {
  const theirs = new Map(other.contract.routes.map((route) => [shapeOf(route.pattern), route]));
  return candidate.contract.routes.flatMap(({ key, pattern, screen }): Refusal[] => {
    const taken = theirs.get(shapeOf(pattern));
    if (!taken || screen?.replaces === other.app || taken.screen?.replaces === candidate.app) return [];
    return [
      {
        rule: 'route',
        field: `${placeOf('routes', key)}.pattern`,
        party: nameOf(other),
        direction: 'gives',
        reason: `${pattern} is ${taken.pattern} of ${nameOf(other)} already`,
        wayOut: `Give ${key} an address of its own, or release ${other.app} without ${taken.key} first.`,
      },
    ];
  });
}

function shapeOf(pattern: string): string {
  return pattern.replace(/:\w+/g, ':');
}
