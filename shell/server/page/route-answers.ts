import type { RouteManifest } from '../../document/route-manifest.ts';
import type { Composition } from '../composition/composition.ts';
import type { LeaseForVisit } from '../composition/lease-for-visit.ts';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import type { Visit } from '../http/visit.ts';
import { entryLink, groupLinks, sourceOf } from './asset-links.ts';

const nothing: RouteManifest = { files: [], routes: {} };
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The composition whose list an address names. */
export function routeManifestOf(pathname: string): string | undefined {
  return /^\/r\/shell-routes\/([0-9a-f]{16})\.json$/.exec(pathname)?.[1];
}

/** Answers `/r/shell-routes/<composition>.json`: to a visit of another composition with an empty list, kept by nobody. */
export function createRouteAnswers(leaseFor: LeaseForVisit) {
  return async (visit: Visit, composition: string): Promise<Answer> => {
    const lease = await leaseFor(visit);
    const isKnown = lease?.composition.id === composition;
    const answer =
      lease && isKnown
        ? jsonAnswer(200, routeManifest(lease.composition), lease.isPrivate ? {} : forEver)
        : jsonAnswer(200, nothing);
    lease?.release();
    return answer;
  };
}

/** What each page of a composition needs at once: container, lifecycles and the page's own chunk. */
export function routeManifest({ remotes }: Composition): RouteManifest {
  const places = new Map<string, number>();
  const files: [string, string][] = [];
  const placeOf = ({ href, integrity = '' }: { readonly href: string; readonly integrity?: string }) => {
    const known = places.get(href) ?? files.push([href, integrity]) - 1;
    places.set(href, known);
    return known;
  };
  const routes = [...remotes.values()].flatMap((release) => {
    const source = sourceOf(release);
    const entry = entryLink(source);
    return Object.entries(release.artifact.manifest.chunks ?? {}).map(([key, chunk]) => {
      const groups = ['app', chunk];
      const js = [...(entry ? [entry] : []), ...groupLinks(source, groups, 'js')];
      return [key, { css: groupLinks(source, groups, 'css').map(placeOf), js: js.map(placeOf) }] as const;
    });
  });
  return { files, routes: Object.fromEntries(routes) };
}
