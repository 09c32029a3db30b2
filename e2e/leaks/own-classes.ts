import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { portal } from '../fixtures/portal.ts';
import { activeVersions } from '../fixtures/release.ts';
import type { Leak } from './find-leaks.ts';

/** A leak whose element is told by the classes of the sources, where the release of its owner says what they are. */
export function withOwnClasses(leak: Leak): Leak {
  if (leak.kind !== 'detached tree' && leak.kind !== 'stray node') return leak;
  const names = classesOf(leak.owner);
  return { ...leak, site: leak.site.replaceAll(/\.([\w-]+)/g, (text, short: string) => names.get(short) ?? text) };
}

function classesOf(app: string): ReadonlyMap<string, string> {
  const file = join(portal.artifactsDir, app, activeVersions()[app] ?? '', 'node/maps/class-names.json.packed');
  if (!existsSync(file)) return new Map();
  const sheets: Record<string, Record<string, string>> = JSON.parse(gunzipSync(readFileSync(file)).toString());
  return new Map(
    Object.entries(sheets).flatMap(([path, classes]) =>
      Object.entries(classes).map(([short, name]): [string, string] => [short, `.${name} (${path})`]),
    ),
  );
}
