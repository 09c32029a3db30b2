import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SearchFixture, startFixture } from '../testing/search-fixture.ts';

const TITLES: Record<string, string> = {
  bogota: 'Apartamento en Bogotá, sector Usaquén',
  light: 'Casa con mucha luz y un balcón',
  lights: 'Loft de luces cálidas y balcones amplios',
  child: 'Jardín infantil para niños en el conjunto',
  penguin: 'Edificio El Pingüino, Peñalisa',
  rooms: 'Tres habitaciones con vista a la montaña',
  chapinero: 'Apartaestudio en Chapinero Alto',
  construction: 'Nueva construcción sobre planos',
  hyphens: 'Internet Wi-Fi y aviso por e-mail',
  joined: 'Red wifi, respuesta por email',
  foreign: 'Frente al parque Łódź, calle Großer Ørsted',
  half: 'Tiene 3½ baños',
};

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startFixture();
  const settings = {
    searchableAttributes: ['title'],
    ignorePlurals: ['es' as const],
    removeStopWords: ['es' as const],
  };
  const { taskID } = await fixture.client.setSettings({ indexName: 'es', indexSettings: settings });
  await fixture.client.waitForTask({ indexName: 'es', taskID });
  const objects = Object.entries(TITLES).map(([objectID, title]) => ({ objectID, title }));
  await fixture.client.saveObjects({ indexName: 'es', objects, waitForTasks: true });
});

afterAll(() => fixture.close());

async function find(query: string, searchParams: object = {}): Promise<string[]> {
  const { hits } = await fixture.client.searchSingleIndex({
    indexName: 'es',
    searchParams: { query, ...searchParams },
  });
  return hits.map(({ objectID }) => objectID).sort();
}

describe('Spanish texts', () => {
  test.each([
    ['accents left out', 'bogota usaquen', ['bogota']],
    ['accents written', 'BOGOTÁ', ['bogota']],
    ['accents decomposed', 'Bogota\u0301', ['bogota']],
    ['ñ as n', 'penalisa', ['penguin']],
    ['n as ñ', 'moñtaña', ['rooms']],
    ['ü as u', 'pinguino', ['penguin']],
    ['singular finds plural: -es', 'balcon ', ['light', 'lights']],
    ['plural finds singular: -ces and -z', 'luces ', ['light', 'lights']],
    ['singular finds plural: -z and -ces', 'luz ', ['light', 'lights']],
    ['plural with accent lost: -ones', 'habitación ', ['rooms']],
    ['plural -s', 'apartamentos ', ['bogota']],
    ['child and children', 'niño ', ['child']],
    ['stop words do not count', 'casa de la luz', ['light']],
    ['a prefix while typing', 'apart', ['bogota', 'chapinero']],
    ['a word in full is no prefix when a space follows', 'apart ', []],
    ['one typo from four letters on', 'caza ', ['light']],
    ['no typo below four letters', 'lux ', []],
    ['neighbours swapped', 'bogtoa ', ['bogota']],
    ['two typos from eight letters on', 'chapimeru ', ['chapinero']],
    ['a typo inside a prefix', 'chapimer', ['chapinero']],
    ['another first letter counts twice', 'fasa ', []],
    ['another first letter in a long word', 'vhapinero ', ['chapinero']],
    ['a hyphen left out', 'wifi', ['hyphens', 'joined']],
    ['a hyphen written', 'wi-fi', ['hyphens', 'joined']],
    ['a single letter before a hyphen', 'email', ['hyphens', 'joined']],
    ['a single letter before a hyphen, written', 'e-mail ', ['hyphens', 'joined']],
    ['letters of other alphabets', 'lodz grosser orsted', ['foreign']],
    ['halves', '3 1/2 baños', ['half']],
    ['halves as they are written', '3½ ', ['half']],
    ['a typo in a word with an accent', 'construcsion', ['construction']],
  ])('%s: %s', async (_, query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  test('a query of stop words alone still searches them', async () => {
    expect(await find('de la ')).toEqual([]);
    expect(await find('en el ')).toEqual(['child']);
  });

  test('the surface form is marked, not the word that was typed', async () => {
    const answer = await fixture.client.searchSingleIndex({ indexName: 'es', searchParams: { query: 'luces balcon' } });
    const title = (id: string) => answer.hits.find(({ objectID }) => objectID === id)?._highlightResult?.title;
    expect(title('light')).toMatchObject({
      value: 'Casa con mucha <em>luz</em> y un <em>balcón</em>',
      matchLevel: 'full',
    });
    expect(title('lights')).toMatchObject({
      value: 'Loft de <em>luces</em> cálidas y <em>balcón</em>es amplios'.replace(
        '<em>balcón</em>es',
        '<em>balcones</em>',
      ),
    });
  });

  test('words given up when nothing is found; phrases and exclusions', async () => {
    expect(await find('casa inexistentisimo', { removeWordsIfNoResults: 'lastWords' })).toEqual(['light']);
    expect(await find('inexistentisimo casa', { removeWordsIfNoResults: 'firstWords' })).toEqual(['light']);
    expect(await find('casa chapinero', { removeWordsIfNoResults: 'allOptional' })).toEqual(['chapinero', 'light']);
    expect(await find('casa chapinero', { optionalWords: ['chapinero'] })).toEqual(['light']);
    expect(await find('"sobre planos"', { advancedSyntax: true })).toEqual(['construction']);
    expect(await find('"planos sobre"', { advancedSyntax: true })).toEqual([]);
    expect(await find('luz -casa', { advancedSyntax: true })).toEqual(['lights']);
    expect(await find('-casa', { advancedSyntax: true })).not.toContain('light');
  });
});
