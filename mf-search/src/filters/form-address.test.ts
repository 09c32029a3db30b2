import { fromUrl, toHref } from '@umbral/domain/routes/search-url.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import { droppedChoices } from './dropped-choices.ts';
import { readEarlier } from './earlier-choices.ts';
import { addressOfForm } from './form-address.ts';
import { indexOffers } from './index-offers.ts';
import type { ShownListing } from './on-offer.ts';

const bogota = { region: 'centro', department: 'cundinamarca', city: 'bogota' } as const;
const medellin = { region: 'antioquia', department: 'antioquia', city: 'medellin' } as const;
const market = smallMarket([
  { ...bogota, zone: 'suba', type: 'house', status: 'presale', category: 'gold', price: 500_000_000 },
  { ...bogota, zone: 'usaquen', type: 'apartment', status: 'off-plan', price: 300_000_000 },
  { ...medellin, zone: 'belen', type: 'apartment', status: 'launch', price: 250_000_000 },
  { ...medellin, zone: 'belen', type: 'apartment', status: 'off-plan', price: 350_000_000 },
]);

async function lead(form: string, family: ListingFamily = 'housing', shown?: ShownListing) {
  market.requests.length = 0;
  const href = await addressOfForm(
    { family, form: new URLSearchParams(`filtros=1&${form}`), shown },
    indexOffers(market.ask),
  );
  const url = new URL(href, 'https://portal.test');
  const state = fromUrl(url);
  if (!state) throw new Error(`${href} is no listing`);
  const dropped = droppedChoices(state, readEarlier(url.searchParams.get('antes') ?? ''), undefined);
  return { canonical: toHref(state), href, dropped };
}

test('[B025, B026] another city drops the zone, says so in the address, and undo brings both back', async () => {
  const { canonical, href, dropped } = await lead(
    'dep=cundinamarca&ciudad=medellin&zona=suba&antes=dep.cundinamarca_ciudad.bogota_zona.suba',
  );
  expect(canonical).toBe('/proyectos-vivienda/departamento/cundinamarca');
  expect(href).toContain('antes=');
  expect(dropped?.labels).toEqual(['Ciudad: bogota', 'Zona: suba']);
  expect(dropped?.undoHref).toBe('/proyectos-vivienda/bogota/suba');
});

test('[B025] another department drops its cities; a city still listed is kept', async () => {
  const moved = await lead('dep=antioquia&ciudad=bogota&antes=dep.cundinamarca_ciudad.bogota');
  expect(moved.canonical).toBe('/proyectos-vivienda/departamento/antioquia');
  expect(moved.dropped).toEqual({ labels: ['Ciudad: bogota'], undoHref: '/proyectos-vivienda/bogota' });
  const kept = await lead('dep=antioquia&ciudad=medellin&antes=ciudad.medellin');
  expect(kept.canonical).toBe('/proyectos-vivienda/medellin');
  expect(kept.dropped).toBeUndefined();
});

test('[B024, B025] a region restricts departments; a department outside it clears the region', async () => {
  const region = await lead('region=antioquia&dep=cundinamarca&antes=dep.cundinamarca');
  expect(region.canonical).toBe('/proyectos-vivienda/region/antioquia');
  expect(region.dropped?.labels).toEqual(['Departamento: cundinamarca']);
  const department = await lead('region=antioquia&dep=cundinamarca&antes=region.antioquia');
  expect(department.canonical).toBe('/proyectos-vivienda/departamento/cundinamarca');
  expect(department.dropped).toEqual({
    labels: ['Región: Antioquia'],
    undoHref: '/proyectos-vivienda/region/antioquia',
  });
});

test('[B023] a category drops the places, the type and the statuses that it does not have', async () => {
  const { canonical, dropped } = await lead(
    'cat=gold&dep=antioquia&ciudad=medellin&s=lanzamiento&antes=dep.antioquia_ciudad.medellin_s.lanzamiento',
  );
  expect(canonical).toBe('/proyectos-vivienda?cat=gold');
  expect(dropped?.labels).toEqual(['Ciudad: medellin', 'Estado: Lanzamiento']);
  expect(dropped?.undoHref).toBe('/proyectos-vivienda/medellin?s=lanzamiento');
});

test('[B026] a city drops a type that is not on offer there and keeps the statuses that are', async () => {
  const { canonical, dropped } = await lead(
    'ciudad=medellin&tipo=casa&s=preventa&s=sobre-planos&antes=ciudad.bogota_tipo.casa_s.preventa.sobre-planos',
  );
  expect(canonical).toBe('/proyectos-vivienda/medellin?s=sobre-planos');
  expect(dropped?.labels).toEqual(['Tipo de inmueble: Casa', 'Estado: Preventa']);
  expect(dropped?.undoHref).toBe('/proyectos-vivienda/bogota/zona-general/casa?s=preventa%2Csobre-planos');
});

test('[B026] a type drops the statuses that it does not have', async () => {
  const { canonical } = await lead('tipo=casa&s=lanzamiento&antes=s.lanzamiento');
  expect(canonical).toBe('/proyectos-vivienda/ciudad-general/zona-general/casa');
});

test('a price that leaves nothing drops nothing: only what a choice depends on may clear it', async () => {
  const { canonical, dropped } = await lead('ciudad=bogota&tipo=casa&pmax=100M&antes=ciudad.bogota_tipo.casa');
  expect(canonical).toBe('/proyectos-vivienda/bogota/zona-general/casa?p=-100M');
  expect(dropped).toBeUndefined();
  expect(market.requests).toEqual([]);
});

test('where clearing helps nothing, nothing is cleared', async () => {
  const { canonical } = await lead('ciudad=medellin&tipo=casa&pmax=100M&antes=ciudad.bogota_tipo.casa');
  expect(canonical).toBe('/proyectos-vivienda/medellin/zona-general/casa?p=-100M');
});

test('[B032] ends that came the wrong way round change places, and the address says that they did', async () => {
  const { canonical, href } = await lead('pmin=600M&pmax=100M&amin=40&amax=80');
  expect(canonical).toBe('/proyectos-vivienda?p=100M-600M&a=40-80');
  expect(new URL(href, 'https://portal.test').searchParams.get('cruce')).toBe('p');
});

test.each([
  ['dinero=precio&p=150M-250M&cuota=-2M', '/proyectos-vivienda?p=150M-250M', 'dinero-cuota'],
  ['dinero=cuota&p=150M-250M&cuota=-2M', '/proyectos-vivienda?cuota=-2M', 'dinero-p'],
  ['dinero=precio&p=&cuota=-2M', '/proyectos-vivienda', 'dinero-cuota'],
  ['dinero=cuota&p=&cuota=-2M', '/proyectos-vivienda?cuota=-2M', null],
  ['p=150M-250M&cuota=-2M', '/proyectos-vivienda?p=150M-250M&cuota=-2M', null],
])('of a price and a payment the search bar means the one that it shows: %s', async (form, address, mark) => {
  const { canonical, href } = await lead(form);
  expect(canonical).toBe(address);
  expect(new URL(href, 'https://portal.test').searchParams.get('cruce')).toBe(mark);
});

test('[B038] "cerca de mí" of a text is not lost in silence where nobody knows where the visitor is', async () => {
  const { canonical, href } = await lead('q=apartamento%20cerca%20de%20m%C3%AD');
  expect(canonical).toBe('/proyectos-vivienda/ciudad-general/zona-general/apartamento');
  expect(new URL(href, 'https://portal.test').searchParams.get('cruce')).toBe('cerca');
});

/** What a listing on the screen tells of the zones that may be chosen beside it. */
function shownIn(firstPage: string, counts: Readonly<Record<string, number>>, name = 'zona'): ShownListing {
  const options = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
  const zone = { name, label: 'Zona', any: 'Cualquiera', value: '', options };
  const sheet: Pick<FilterPanel, 'places' | 'kinds'> = { places: [zone], kinds: [] };
  return { firstPage, sheet: sheet as FilterPanel };
}

test('[B027] a choice that the listing on the screen counts homes for is taken without a question to the index', async () => {
  const shown = shownIn('/proyectos-vivienda/bogota', { suba: 1, belen: 0 });
  const { canonical } = await lead('ciudad=bogota&zona=suba&antes=ciudad.bogota', 'housing', shown);
  expect(canonical).toBe('/proyectos-vivienda/bogota/suba');
  expect(market.requests).toEqual([]);
});

test('[B025, B026] a choice that others depend on is asked about: counts are made as if those were not chosen', async () => {
  const shown = shownIn('/proyectos-vivienda/bogota/suba', { medellin: 2 }, 'ciudad');
  const { canonical, dropped } = await lead(
    'ciudad=medellin&zona=suba&antes=ciudad.bogota_zona.suba',
    'housing',
    shown,
  );
  expect(canonical).toBe('/proyectos-vivienda/medellin');
  expect(dropped?.labels).toEqual(['Zona: suba']);
});

test('[B027] what it counts none for, and a form that says something else too, is asked about', async () => {
  const shown = shownIn('/proyectos-vivienda/bogota', { suba: 1, belen: 0 });
  const { canonical } = await lead('ciudad=bogota&zona=belen&antes=ciudad.bogota', 'housing', shown);
  expect(canonical).toBe('/proyectos-vivienda/bogota');
  expect(market.requests.length).toBeGreaterThan(0);
  await lead('ciudad=bogota&zona=suba&pmax=100M&antes=ciudad.bogota', 'housing', shown);
  expect(market.requests.length).toBeGreaterThan(0);
});
