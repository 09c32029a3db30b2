import { z } from 'zod';
import type { Registry } from '../registry/registry.ts';
import { keepLatest } from './keep-latest.ts';
import { readReleaseMap } from './read-release-map.ts';

/** Gives what is told of a release with its classes as the sources have them. */
export type ResolveClasses = (told: {
  readonly remote: string;
  readonly version: string;
  readonly message: string;
}) => Promise<string>;

/** Sheets with the classes of each: what it is called in the release, what in the sheet. */
const sheetsSchema = z.record(z.string(), z.record(z.string(), z.string()));
/** An element by its first class, `div.aK3x9q`, as `shell/browser/watch/controls.ts` names it. */
const element = /\b([a-z][a-z0-9-]*)\.([a-zA-Z]{1,2}[a-zA-Z0-9]{5})(-[a-z]+)?\b/g;
const mostReleases = 16;

/** Makes it for the releases of a registry. What a release does not say, or cannot be asked now, stays as it is. */
export function createClassResolver(registry: Pick<Registry, 'db' | 'storage'>): ResolveClasses {
  const namesOf = keepLatest(mostReleases, async (remote = '', version = '') => {
    const read = await readReleaseMap(registry, { remote, version, name: 'class-names.json' });
    if (read === undefined) return undefined;
    const sheets = Object.entries(sheetsSchema.parse(read));
    return new Map(
      sheets.flatMap(([path, classes]) =>
        Object.entries(classes).map(([short, name]): [string, string] => [short, `.${name} (${path})`]),
      ),
    );
  });

  return async ({ remote, version, message }) => {
    if (message.search(element) < 0) return message;
    const names = await namesOf(remote, version);
    return message.replaceAll(element, (text, tag: string, short: string, ending = '') => {
      const name = names?.get(short + ending);
      return name === undefined ? text : tag + name;
    });
  };
}
