import { expect, test } from 'vitest';
import { building } from '../buildings/building.ts';
import { factsToRefresh } from '../queue/refresh-facts.ts';
import { renderedEntry } from '../queue/rendered-entry.ts';
import { jobsOf } from './render-job.ts';
import { sceneVersions } from './scene-versions.ts';

const nogal = {
  id: 'nogal',
  name: 'Nogal 93',
  seed: 7,
  typology: 'tower',
  climate: 'cold',
  strata: [4, 6],
  city: 'andes',
  palette: 'nogal',
  floors: 18,
  shots: { exterior: ['golden', 'dusk'], interior: ['living', { name: 'kitchen', light: 'dusk' }], panorama: true },
};
const all = { tower: 1, living: 1, kitchen: 1, panorama: 1 };

function jobs(versions: Record<string, number>, changes: object = {}) {
  const one = building.parse({ ...nogal, ...changes });
  return jobsOf({ buildings: [one], cities: [], faults: [] }, sceneVersions(versions));
}

const hashes = (versions: Record<string, number>, changes?: object) =>
  new Map(jobs(versions, changes).map(({ key, hash }) => [key, hash]));

test('a building gives its pictures in turns of outside and inside, the panorama last', () => {
  expect(jobs(all).map(({ key, parameters }) => `${key} ${parameters.light}`)).toEqual([
    'building/nogal/golden golden',
    'building/nogal/living day',
    'building/nogal/dusk dusk',
    'building/nogal/kitchen dusk',
    'building/nogal/panorama day',
  ]);
});

test('a scene without a version is left out', () => {
  expect(jobs({ living: 2 }).map(({ key }) => key)).toEqual(['building/nogal/living']);
});

test('a new version of a scene changes the hashes of its pictures alone', () => {
  const before = hashes(all);
  const after = hashes({ ...all, tower: 2 });
  const changed = [...before.keys()].filter((key) => before.get(key) !== after.get(key));
  expect(changed).toEqual(['building/nogal/golden', 'building/nogal/dusk']);
});

test('a room all around is of its own scene and of that of panoramas', () => {
  const rooms = { shots: { panorama: ['living', 'bath'] } };
  const keys = (versions: Record<string, number>) => jobs(versions, rooms).map(({ key }) => key);
  expect(keys({ ...all, bath: 1 })).toEqual(['building/nogal/panorama', 'building/nogal/panorama-bath']);
  expect(keys(all)).toEqual(['building/nogal/panorama']);
  const [before, after] = [hashes({ ...all, bath: 1 }, rooms), hashes({ ...all, bath: 2 }, rooms)];
  const changed = [...before.keys()].filter((key) => before.get(key) !== after.get(key));
  expect(changed).toEqual(['building/nogal/panorama-bath']);
});

test('what the scene reads changes the hash; a name and the order of fields do not', () => {
  const before = hashes(all).get('building/nogal/golden');
  expect(hashes(all, { floors: 19 }).get('building/nogal/golden')).not.toBe(before);
  expect(hashes(all, { name: 'Otro', shots: { exterior: ['golden'] } }).get('building/nogal/golden')).toBe(before);
  const { id, ...rest } = nogal;
  expect(hashes(all, { ...rest, id }).get('building/nogal/golden')).toBe(before);
});

test('the first picture of a hero is larger', () => {
  const sizes = jobs(all, { hero: true }).map(({ parameters }) => parameters.width);
  expect(sizes).toEqual([1600, 1280, 1280, 1280, 3072]);
});

test('changed facts reword a picture that is up to date, and leave an outdated one alone', () => {
  const encoded = { width: 1280, height: 800, color: '#888888', thumbhash: 'a', files: [] };
  const entries = jobs(all).map((job) => renderedEntry(job, encoded));
  expect(factsToRefresh(jobs(all), entries)).toEqual([]);
  const worded = { exterior: [{ name: 'golden', alt: 'Dos torres' }] };
  expect(factsToRefresh(jobs(all, { shots: worded }), entries).map(({ alt }) => alt)).toEqual(['Dos torres']);
  expect(factsToRefresh(jobs(all, { shots: worded, floors: 3 }), entries)).toEqual([]);
});
