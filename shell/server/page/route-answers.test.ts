import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Composition, RemoteRelease } from '../composition/composition.ts';
import { routeManifest } from './route-answers.ts';

const files = ['remoteEntry.a.js', 'app.b.js', 'plant.c.js', 'app.d.css', 'plant.e.css', 'builder.f.js'];
const hashOf = (file: string) => `sha384-${createHash('sha384').update(file).digest('base64')}`;

function release(chunks?: Readonly<Record<string, string>>): RemoteRelease {
  const assets = {
    entry: 'remoteEntry.a.js',
    groups: {
      app: { js: ['app.b.js'], css: ['app.d.css'] },
      'page-plant': { js: ['plant.c.js'], css: ['plant.e.css'] },
      'page-builder': { js: ['builder.f.js'], css: [] },
    },
    integrity: Object.fromEntries(files.map((file) => [file, hashOf(file)])),
  };
  const artifact = { base: '/r/mf-project/1/web/', assets, manifest: { chunks } };
  return { name: 'mf-project', artifact } as unknown as RemoteRelease;
}

function composition(...releases: RemoteRelease[]): Composition {
  return { remotes: new Map(releases.map((one) => [one.name, one])) } as unknown as Composition;
}

test('the first wave of a route is its container, its lifecycles and its own chunk; each file stands once', () => {
  const { files: listed, routes } = routeManifest(
    composition(release({ plant: 'page-plant', plantAbroad: 'page-plant', builder: 'page-builder' })),
  );
  const namesOf = (places: readonly number[] = []) => places.map((place) => listed[place]?.[0].split('/').at(-1));
  expect(namesOf(routes.plant?.js)).toEqual(['remoteEntry.a.js', 'app.b.js', 'plant.c.js']);
  expect(namesOf(routes.plant?.css)).toEqual(['app.d.css', 'plant.e.css']);
  expect(routes.plantAbroad).toEqual(routes.plant);
  expect(namesOf(routes.builder?.js)).toEqual(['remoteEntry.a.js', 'app.b.js', 'builder.f.js']);
  expect(listed).toHaveLength(files.length);
  expect(listed.find(([href]) => href === '/r/mf-project/1/web/plant.c.js')?.[1]).toBe(hashOf('plant.c.js'));
});

test('a release from before there were chunks in its manifest is left out', () => {
  expect(routeManifest(composition(release()))).toEqual({ files: [], routes: {} });
});
