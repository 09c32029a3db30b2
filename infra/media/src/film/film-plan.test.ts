import { expect, test } from 'vitest';
import type { MediaEntry } from '../manifest/entry.ts';
import { lookCommands, walkFilter } from './film-picture.ts';
import { filmPlans } from './film-plan.ts';

function entry(building: string, shot: string, changes: Partial<MediaEntry> = {}): MediaEntry {
  return {
    key: `building/${building}/${shot}`,
    kind: shot === 'panorama' ? 'panorama' : 'exterior',
    group: 'tower',
    width: 1280,
    height: 800,
    color: '#888888',
    thumbhash: '',
    alt: 'Torre',
    files: [{ width: 1280, src: `/media/${building}-${shot}.avif`, format: 'avif' }],
    origin: 'render',
    building,
    hash: `${building} ${shot}`,
    ...changes,
  };
}

const whole = (building: string, changes?: Partial<MediaEntry>) =>
  ['dusk', 'entrance', 'golden', 'kitchen', 'living', 'panorama'].map((shot) => entry(building, shot, changes));

test('a walk goes from the sunlit front through the rooms to the evening', () => {
  const [walk] = filmPlans(whole('nogal'));
  expect(walk?.key).toBe('video/nogal/walk');
  expect(walk?.scenes.map(({ key }) => key.split('/').at(-1))).toEqual([
    'golden',
    'entrance',
    'living',
    'kitchen',
    'dusk',
  ]);
});

test('a building with one picture has no walk, one without a panorama no look around', () => {
  const few = [entry('lino', 'golden')];
  expect(filmPlans(few)).toEqual([]);
});

test('buildings with large pictures are walked through first', () => {
  const five = ['a', 'b', 'c', 'd'].flatMap((id) => whole(id)).concat(whole('hero', { width: 1600 }));
  expect(filmPlans(five)[0]?.key).toBe('video/hero/walk');
});

test('a picture that was made anew makes its film anew', () => {
  const hashes = (changes: Partial<MediaEntry>) => filmPlans(whole('nogal', changes)).map(({ hash }) => hash);
  expect(hashes({ hash: 'new' })).not.toEqual(hashes({ hash: 'old' }));
});

test('fades overlap their scenes, and a turn never jumps', () => {
  expect(walkFilter(3).duration).toBeCloseTo(8);
  const angles = [...lookCommands().matchAll(/yaw (-?[\d.]+)/g)].map(([, degrees]) => Number(degrees));
  const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(2);
});
