import type { ReleaseContract, RouteUse } from '@umbral/protocol/release/release-contract.ts';
import { type LivingVersion, nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { placeOf } from './pairing.ts';

/**
 * Links lead to pages: what a candidate links to is there in each version of its owner, with the parameters that it
 * gives, and what others link to stays. A remote that is away altogether speaks against nobody while the table has its
 * route; what stands in no table, only its owner has.
 */
export function linksLead(candidate: Version, living: readonly LivingVersion[]): readonly Refusal[] {
  const others = living.filter(({ app }) => app !== candidate.app);
  const links = linksOf(candidate)
    .filter((link) => !isLinkedAlready(link, candidate, living))
    .flatMap((link) => deadLink(link, others));
  return [...links, ...others.flatMap((other) => brokenLinks(candidate, other, living))];
}

/**
 * Where visitors have this link now it is no worse than before, whatever became of its page: a mend of something else must
 * not wait for it. What is only looked at (preview) passed no gate, and proves nothing.
 */
function isLinkedAlready({ key, pattern }: Link, { app }: Version, living: readonly LivingVersion[]): boolean {
  const running = living.filter(
    ({ app: of, channels }) => of === app && channels.some((one) => one !== 'preview' && one !== 'canary'),
  );
  return running.some(({ contract }) => contract.uses?.routes?.[key]?.pattern === pattern);
}

interface Link extends RouteUse {
  readonly key: string;
}

function linksOf({ app, contract }: Version): readonly Link[] {
  const all = Object.entries(contract.uses?.routes ?? {}).map(([key, use]) => ({ key, ...use }));
  return all.filter(({ owner }) => owner !== app);
}

function deadLink(link: Link, others: readonly Version[]): readonly Refusal[] {
  const { key, owner, at, pattern } = link;
  const own = { rule: 'link', direction: 'takes' } as const;
  const owners = others.filter(({ app }) => app === owner);
  if (isDeclared(key) && owners.length === 0) {
    const reason = `${key} is linked in ${at}, but nobody has it: there is no ${owner}`;
    const wayOut = `Take the link out, or have ${owner} released with ${key} first.`;
    return [{ ...own, field: placeOf('uses.routes', key), party: owner, reason, wayOut }];
  }
  const shells = isDeclared(key) ? [] : others.filter(({ app }) => app === 'shell');
  const hasMoved = others.some((other) => other.app !== owner && other.app !== 'shell' && leadsTo(other, link));
  const without = [...shells, ...(hasMoved || owner === 'shell' ? [] : owners)].filter((one) => !leadsTo(one, link));
  return without.map((other): Refusal => {
    const found = patternIn(other.contract, key);
    const party = nameOf(other);
    return {
      ...own,
      field: `${placeOf('uses.routes', key)}${found === undefined ? '' : '.pattern'}`,
      party,
      reason: `${key} is linked in ${at} as ${pattern}, but ${party} has ${found ?? 'no such route'}`,
      wayOut:
        found === undefined
          ? `Take the link out, or have a version of ${other.app} with ${key} released first and wait until ${party} is gone.`
          : `Link to ${key} as ${found}, or wait until ${party} is gone.`,
    };
  });
}

/** What another version links to and the candidate had until now, but has no more or elsewhere. */
function brokenLinks(candidate: Version, other: Version, living: readonly Version[]): readonly Refusal[] {
  const isShell = candidate.app === 'shell';
  return linksOf(other).flatMap((link): Refusal[] => {
    const { key, owner, at } = link;
    const isAsked = isShell ? !isDeclared(key) : owner === candidate.app;
    if (!isAsked || leadsTo(candidate, link)) return [];
    const had = living.some((one) => one.app === candidate.app && leadsTo(one, link));
    const hasMoved =
      !isShell && living.some(({ app, ...one }) => ![candidate.app, 'shell'].includes(app) && leadsTo(one, link));
    if (!had || hasMoved) return [];
    const found = patternIn(candidate.contract, key);
    const party = nameOf(other);
    const changed = found === undefined ? 'is not there any more' : `is ${found} now`;
    return [
      {
        rule: 'link',
        field: `${placeOf('routes', key)}${found === undefined ? '' : '.pattern'}`,
        party,
        direction: 'gives',
        reason: `${key} ${changed}, but ${party} links to it in ${at} as ${link.pattern}`,
        wayOut: `Keep ${key} as ${link.pattern} until ${party} is gone.`,
      },
    ];
  });
}

/** Whether every address that a link may have is one of that page, with the same parameters. */
function leadsTo({ contract }: Pick<Version, 'contract'>, { key, pattern }: Link): boolean {
  const found = patternIn(contract, key);
  if (found === undefined) return false;
  const addresses = new Set(addressesOf(found));
  return addressesOf(pattern).every((address) => addresses.has(address));
}

/** Its addresses with the names of their parameters, an optional end with and without it. */
function addressesOf(pattern: string): readonly string[] {
  const segments = pattern.split('/').slice(1);
  const ends = segments.flatMap((segment, place) => (segment.endsWith('?') ? [place] : []));
  return [...ends, segments.length].map((end) => `/${segments.slice(0, end).join('/')}`.replaceAll('?', ''));
}

function patternIn({ routes }: ReleaseContract, key: string): string | undefined {
  return routes.find((route) => route.key === key)?.pattern;
}

/** Its owner's manifest has it, and no table. */
function isDeclared(key: string): boolean {
  return key.includes('/');
}
