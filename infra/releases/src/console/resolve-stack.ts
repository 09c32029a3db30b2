import type { Registry } from '../registry/registry.ts';
import { keepLatest } from './keep-latest.ts';
import { readSourceMap } from './read-source-map.ts';

/** Gives a stack with places in sources instead of places in what was built. */
export type ResolveStack = (stack: string) => Promise<string>;

/** `/r/mf-fair/1.0.0/web/app.js:1:20` of a browser, `…/mf-fair/1.0.0/node/server.cjs:1:20` of a shell. */
const builtPlace =
  /(?:https?:\/\/)?[^\s()@]*\/(mf-[a-z]+|shell)\/([\w.+-]+)\/((?:web|node)\/[^\s:()?]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/;
/** What stands deeper in a stack is the frame's, not the fault's. */
const mostFrames = 12;
const mostMaps = 16;

/** Makes it for the releases of a registry. What has no map, or cannot be had now, stays as it is. */
export function createStackResolver(registry: Pick<Registry, 'db' | 'storage'>): ResolveStack {
  const mapOf = keepLatest(mostMaps, (remote = '', version = '', name = '') =>
    readSourceMap(registry, { remote, version, name }),
  );

  async function resolveLine(line: string): Promise<string> {
    const [built, remote = '', version = '', name = '', row, column] = builtPlace.exec(line) ?? [];
    const map = built === undefined ? undefined : await mapOf(remote, version, name);
    // Stacks count from 1, maps from 0.
    const place = map?.findEntry(Number(row) - 1, Number(column) - 1);
    if (built === undefined || !place || !('originalSource' in place)) return line;
    const { originalSource, originalLine, originalColumn } = place;
    return line.replace(built, `${sourceName(originalSource)}:${originalLine + 1}:${originalColumn + 1}`);
  }

  return async (stack) => {
    const lines = stack.split('\n');
    const resolved = await Promise.all(lines.slice(0, mostFrames).map(resolveLine));
    return [...resolved, ...lines.slice(mostFrames)].join('\n');
  };
}

/** The path in the repository, as `mf-fair/src/fairs/fairs-route.ts`. */
function sourceName(name: string): string {
  return name
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?.*$/, '');
}
