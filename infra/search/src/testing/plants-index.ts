import { type SearchFixture, startFixture } from './search-fixture.ts';

const PLANTS = [
  {
    objectID: 'p1',
    title: 'Apartamento con luz natural',
    city: 'Bogotá',
    type: 'Apartamento',
    price: 300,
    rooms: 3,
    amenities: ['Piscina', 'Gimnasio'],
    _geoloc: { lat: 4.7, lng: -74.05 },
  },
  {
    objectID: 'p2',
    title: 'Casa campestre con dos balcones',
    city: 'Chía',
    type: 'Casa',
    price: 900,
    rooms: 4,
    amenities: ['Piscina'],
    _geoloc: { lat: 4.86, lng: -74.06 },
  },
  {
    objectID: 'p3',
    title: 'Casas en Santa Marta frente al mar',
    city: 'Santa Marta',
    type: 'Casa',
    price: 500,
    rooms: 2,
    amenities: [],
    _geoloc: { lat: 11.24, lng: -74.2 },
  },
  {
    objectID: 'p4',
    title: 'Apartaestudio cerca al niño',
    city: 'Bogotá',
    type: 'Apartaestudio',
    price: 200,
    rooms: 1,
    _tags: ['vis'],
    _geoloc: { lat: 4.65, lng: -74.06 },
  },
];
const SETTINGS = {
  searchableAttributes: ['title', 'city'],
  attributesForFaceting: ['searchable(city)', 'type', 'amenities', 'filterOnly(rooms)'],
  customRanking: ['asc(price)'],
  ignorePlurals: ['es' as const],
  removeStopWords: ['es' as const],
};

/** A search server with the index `plants` of four homes, written by the official client. */
export async function startWithPlants(): Promise<SearchFixture> {
  const fixture = await startFixture();
  const { client } = fixture;
  const { taskID } = await client.setSettings({ indexName: 'plants', indexSettings: SETTINGS });
  await client.waitForTask({ indexName: 'plants', taskID });
  await client.saveObjects({ indexName: 'plants', objects: PLANTS, waitForTasks: true });
  return fixture;
}

/** The objectIDs of an answer, in order. */
export const ids = (response: { hits: { objectID: string }[] }) => response.hits.map((hit) => hit.objectID);
