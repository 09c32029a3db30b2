import { choicesOfFilters, filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { expect, test } from 'vitest';
import type { Offers } from '../model/offers.ts';
import { understand } from '../search-box/understood.ts';
import { knownPlaces } from './known-places.ts';
import { sentenceAddress } from './sentence-address.ts';
import { chosenIn } from './sentence-chips.ts';
import { settleSentence } from './settle-sentence.ts';

const homes = {
  'CO > centro > Cundinamarca > Bogotá > Suba > Niza': 5,
  'CO > centro > Cundinamarca > Bogotá > Engativá > ': 4,
  'CO > valle > Valle del Cauca > Cali > Sur > ': 3,
};
const offers: Offers = {
  haveHomes: (searches) => Promise.resolve(searches.map(() => true)),
  places: () =>
    Promise.resolve({ hits: [], nbHits: 0, nbPages: 1, facets: { place_path: homes, 'project.builder.name': {} } }),
};

/** What a listing's address asks for, without the marks that tell of the sentence. */
function askedBy(address: string | undefined) {
  const search = fromHref((address ?? '').replace(/[?&]cruce=[^&]*/, ''));
  return search && chosenIn(search);
}

test.each([
  'gano 4 millones, apto en Suba o Engativá sin piscina',
  'ya no cabemos y pago arriendo, casa o apartamento en Cali que no sea vis, gano dos mínimos y tengo 20 ahorrados',
  'parqueadero para dos carros, apto en Niza de 280 a 320 millones',
])('a sentence is the same in the box, in a sent form, in a listing and in an alert: %s', async (sentence) => {
  const text = { ...emptySearch('housing'), text: sentence };
  const sent = await settleSentence(text, offers);
  const { read } = await knownPlaces(offers.places, Date.now());
  const asked = chosenIn(sent.state);
  expect(asked).toHaveProperty('price');
  expect(chosenIn(understand(new URLSearchParams({ q: sentence }).toString(), read).search)).toEqual(asked);
  expect(askedBy(await sentenceAddress(text, offers))).toEqual(asked);
  expect(choicesOfFilters(filtersOfSearch(sent.state))).toMatchObject(asked);
});
