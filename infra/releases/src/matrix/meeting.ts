import type { TopicContract } from '@umbral/protocol/release/release-contract.ts';
import { nameOf, type Version } from '../living/world.ts';

type Topics = Readonly<Record<string, TopicContract>>;

/**
 * Why two versions meet on a page: what one hands the other, as people read it. Nothing: they never touch, and no
 * journey can tell them apart. Two versions of one application never meet on one page.
 */
export function meetings(one: Version, other: Version): string[] {
  if (one.app === other.app) return [];
  return [...inTheShell(one, other), ...handedOver(one, other), ...handedOver(other, one)];
}

/** Whoever is drawn runs in a shell: on its routes, with its shared modules, on its bus. */
function inTheShell(one: Version, other: Version): string[] {
  const shell = [one, other].find(({ app }) => app === 'shell');
  return shell ? [`${nameOf(shell === one ? other : one)} runs in ${nameOf(shell)}`] : [];
}

function handedOver(giver: Version, taker: Version): string[] {
  const [from, to] = [nameOf(giver), nameOf(taker)];
  return [
    ...inBoth(giver.contract.publishes, taker.contract.hears).map((topic) => `${to} hears ${topic} of ${from}`),
    ...inBoth(giver.contract.asks, taker.contract.handles).map((topic) => `${from} asks ${topic} of ${to}`),
    ...embedded(giver, taker).map((of) => `${from} embeds ${of}`),
  ];
}

function inBoth(one: Topics, other: Topics): string[] {
  return Object.keys(one).filter((topic) => Object.hasOwn(other, topic));
}

function embedded(host: Version, owner: Version): string[] {
  const offered = new Set(Object.keys(owner.contract.offers).map((name) => `${owner.app}/${name}`));
  return [...new Set(host.contract.embeds.map(({ of }) => of).filter((of) => offered.has(of)))];
}
