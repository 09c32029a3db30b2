import { expect, test } from 'vitest';
import { builderFacts } from './builder-facts.ts';
import { fieldOf } from './markup.ts';
import { readTexts } from './seed-texts.ts';
import { episodeRows, programmes } from './television-programmes.ts';

const words = (text: string) => text.split(/\s+/).length;

test('24 builders have a history, specialties and a founding year that lies behind', () => {
  expect(builderFacts).toHaveLength(24);
  for (const { name, founded, history, specialties } of builderFacts) {
    expect(history.length, name).toBeGreaterThanOrEqual(2);
    expect(specialties.length, name).toBeGreaterThanOrEqual(3);
    expect(founded, name).toBeGreaterThan(1950);
    expect(founded, name).toBeLessThan(2020);
  }
  expect(new Set(builderFacts.flatMap(({ history }) => history)).size).toBe(
    builderFacts.flatMap(({ history }) => history).length,
  );
});

test('30 events are told in 80 to 200 words; some are over, one runs, others come', () => {
  const events = readTexts('events');
  expect(events).toHaveLength(30);
  for (const { slug, file } of events) {
    expect(words(file.body), slug).toBeGreaterThanOrEqual(80);
    expect(words(file.body), slug).toBeLessThanOrEqual(200);
  }
  const starts = events.map(({ file }) => Number(fieldOf(file, 'starts')));
  expect(starts.filter((day) => day < -1).length).toBeGreaterThanOrEqual(8);
  expect(starts.filter((day) => day > 0).length).toBeGreaterThanOrEqual(12);
});

test('twelve programmes have four episodes each, none told twice', () => {
  expect(programmes).toHaveLength(12);
  expect(programmes.every(({ episodes }) => episodes.length === 4)).toBe(true);
  expect(new Set(episodeRows.map(({ summary }) => summary)).size).toBe(48);
  expect(episodeRows.every(({ minutes }) => Number(minutes) >= 20)).toBe(true);
});

test('[B102] the two legal pages are whole: 900 words at least, with every part that the law asks for', () => {
  const bodies = new Map(readTexts('pages').map(({ slug, file }) => [slug, file.body]));
  const policy = bodies.get('habeas-data') ?? '';
  const terms = bodies.get('terminos-y-condiciones') ?? '';
  expect([policy, terms].every((body) => words(body) >= 900)).toBe(true);
  for (const part of [
    'Responsable',
    'Decreto 1377 de 2013',
    'derechos',
    'Consultas',
    'Reclamos',
    'sensibles',
    'Niños',
    'internacionales',
    'Seguridad',
    'Vigencia',
  ]) {
    expect(policy, part).toContain(part);
  }
  expect(terms).toContain('demostración');
});
