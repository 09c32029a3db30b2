import { expect, test } from 'vitest';
import { building } from '../buildings/building.ts';
import { jobsOf } from '../jobs/render-job.ts';
import { sceneVersions } from '../jobs/scene-versions.ts';
import { altOf } from './alt-of.ts';

const versions = sceneVersions({ tower: 1, living: 1, bath: 1, panorama: 1 });

function alts(id: string, changes: object = {}): string[] {
  const one = building.parse({
    id,
    name: id,
    seed: 1,
    typology: 'tower',
    climate: 'cold',
    strata: [4, 6],
    city: 'andes',
    palette: 'nogal',
    floors: 15,
    walls: ['brick:9a5638'],
    shots: { exterior: ['golden', 'entrance'], interior: ['living', 'bath'], panorama: true },
    ...changes,
  });
  return jobsOf({ buildings: [one], cities: [], faults: [] }, versions).map(altOf);
}

test('words are made from the facts of a building, the same every time', () => {
  const [golden = '', living = '', entrance = '', bath = '', around = ''] = alts('nogal');
  expect(golden).toMatch(/15 pisos.*ladrillo.*(árboles|parque|jardín)/);
  expect(living).toMatch(/^Sala/);
  expect(entrance).toMatch(/ (de la torre|del edificio)/);
  expect(bath).toMatch(/^Baño/);
  expect(around).toMatch(/360 grados por la sala en .*(nogal|maderas)/);
  expect(alts('nogal')).toEqual(alts('nogal'));
});

test('articles join their prepositions', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `b${index}`);
  const climates = ['cold', 'temperate', 'warm', 'coast'];
  const said = ids.flatMap((id, index) => alts(id, { climate: climates[index % 4] }));
  expect(said.filter((alt) => /\b(a|de) el\b/.test(alt))).toEqual([]);
  expect(said.some((alt) => / al (mar|valle)/.test(alt))).toBe(true);
});

test('buildings alike in everything but their name are told in different words', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(new Set(ids.map((id) => alts(id)[0])).size).toBeGreaterThan(3);
});

test('words of the parameter file come before those that are made', () => {
  const exterior = [{ name: 'golden', alt: 'Dos torres de ladrillo entre urapanes' }];
  expect(alts('nogal', { shots: { exterior } })).toEqual(['Dos torres de ladrillo entre urapanes']);
});
