import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { ArtifactManifest } from '@umbral/protocol/release/artifact.ts';
import type { Recording } from './recording.ts';

/**
 * What a build needs of others and a composition does not have, a sentence each: pages that it links to, fragments that it
 * embeds, declared topics that it hears or asks, and addresses that somebody else has. Whether payloads and props fit is
 * the gate's to say, with the versions that run then.
 */
export function findMisfits({ app, contract }: ArtifactManifest, { remotes }: Recording): readonly string[] {
  if (!contract) return [];
  const uses = Object.entries(contract.uses?.routes ?? {}).filter(
    ([key, { owner }]) => isDeclared(key) && isAsked(owner),
  );
  const links = uses
    .filter(([key, { owner }]) => remotes[owner]?.routes[key] === undefined)
    .map(([key, { owner, at }]) => `${at} links to ${key}, which ${owner} does not have`);
  const moved = uses.flatMap(([key, { owner, pattern, at }]) => {
    const found = remotes[owner]?.routes[key];
    return found !== undefined && found !== pattern
      ? [`${at} links to ${key} as ${pattern}, which is ${found}: run umbral types`]
      : [];
  });
  const embeds = contract.embeds
    .filter(
      ({ of }) => isAsked(ownerOf(of)) && remotes[ownerOf(of)]?.offers[of.slice(ownerOf(of).length + 1)] === undefined,
    )
    .map(({ of, at }) => `${at} embeds ${of}, which nobody offers`);
  const topics = Object.entries({ ...contract.hears, ...contract.asks })
    .filter(([topic, { owner, declared }]) => declared && isAsked(owner) && !isThere(topic, owner))
    .map(([topic, { owner }]) => `${topic} is heard or asked, which ${owner} does not have`);
  const taken = contract.routes.flatMap(({ key, pattern }) =>
    ownersOf(pattern).map((owner) => `${key}: ${owner} has ${pattern}`),
  );
  return [...links, ...moved, ...embeds, ...topics, ...taken];

  /** What every bus has by itself, also a version that declares no topics may give and handle. */
  function isThere(topic: string, owner: string): boolean {
    return topic in formerTopics || remotes[owner]?.topics[topic] !== undefined;
  }

  /** The shell's own is in no recording. */
  function isAsked(owner: string): boolean {
    return owner !== app && owner !== 'shell';
  }

  function ownersOf(pattern: string): string[] {
    const own = new Set(shapesOf(pattern));
    const others = Object.entries(remotes).filter(([owner]) => owner !== app);
    return others.flatMap(([owner, { routes }]) =>
      Object.values(routes).some((other) => shapesOf(other).some((shape) => own.has(shape))) ? [owner] : [],
    );
  }
}

/** What stands in the portal's own table comes with `@umbral/kit`, which links there itself. */
function isDeclared(key: string): boolean {
  return key.includes('/');
}

function ownerOf(fragment: string): string {
  return fragment.slice(0, fragment.indexOf('/'));
}

/** Its addresses with parameters without their names, optional ends with and without. */
function shapesOf(pattern: string): readonly string[] {
  const segments = pattern.split('/').slice(1);
  const ends = segments.flatMap((segment, place) => (segment.endsWith('?') ? [place] : []));
  return [...ends, segments.length].map((end) =>
    segments
      .slice(0, end)
      .map((one) => (one.startsWith(':') ? ':' : one))
      .join('/'),
  );
}
