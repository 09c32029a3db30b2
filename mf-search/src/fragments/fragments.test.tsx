import { render, screen } from '@testing-library/react';
import { niza } from '@umbral/domain/testing/record-fixture.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeIndex, hit } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { FeaturedCities } from './featured-cities/featured-cities.tsx';
import { loadCities } from './featured-cities/featured-cities-queries.ts';
import { FeaturedProjects } from './featured-projects/featured-projects.tsx';
import { parseFeaturedProps } from './featured-projects/featured-projects-props.ts';
import { loadFeatured } from './featured-projects/featured-projects-queries.ts';
import { HeaderImages } from './header-images/header-images.tsx';
import { loadHeaderImages } from './header-images/header-images-queries.ts';
import { parseSeoChipsProps } from './seo-chips/seo-chips-props.ts';
import { loadSeoLinks } from './seo-chips/seo-chips-queries.ts';

const signal = new AbortController().signal;
const search = { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' } as const;

afterEach(() => vi.unstubAllGlobals());

test('[B047] four cities at most, each to its listing with "Ver más"', async () => {
  const names = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Cartagena'];
  const cities = names.map((name, id) => ({ name, slug: `ciudad-${id}`, projects: id + 1, image: null }));
  const data = await loadCities((async () => ({ data: cities })) as never, signal);
  render(<FeaturedCities data={data} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [0, 1, 2, 3].map((id) => `/proyectos-vivienda/ciudad-${id}`),
  );
  expect(screen.getAllByText('Ver más')).toHaveLength(4);
});

const headerImage = (id: number) => ({
  title: `Entrada ${id}`,
  href: `/entrada-${id}`,
  image: { src: `/${id}.webp`, srcSet: '', avifSrcSet: '', width: 1280, height: 800, color: '#888888' },
});

test('[B124] the header has the pictures of C062 in their order, each the way into a listing', async () => {
  const call = vi.fn(async () => ({ data: [1, 2, 3, 4, 5].map(headerImage) }));
  render(<HeaderImages data={await loadHeaderImages(call as never, signal)} />);
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'C062' }), {}, { signal });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [1, 2, 3, 4].map((id) => [`Entrada ${id}`, `/entrada-${id}`]),
  );
});

test('[B124] where the pictures do not come the list is empty and nothing is drawn', async () => {
  const data = await loadHeaderImages((() => Promise.reject(new Error('down'))) as never, signal);
  expect(data).toEqual([]);
  expect(render(<HeaderImages data={data} />).container.childElementCount).toBe(0);
});

test('[B048] featured projects are six on the home page, eight elsewhere', () => {
  expect(parseFeaturedProps({ scope: 'home' })).toEqual({ scope: 'home' });
  expect(parseFeaturedProps(null)).toEqual({ scope: 'listing' });
});

test.each([
  ['home', 6],
  ['listing', 8],
] as const)('[B048] %s: at most %i featured projects are drawn, whatever the API answers', async (scope, most) => {
  const call = vi.fn(async () => ({ data: Array.from({ length: 12 }, (_, id) => hit(id + 1)) }));
  const cards = await loadFeatured({ scope }, call as never, signal);
  expect(cards).toHaveLength(most);
  expect(call).toHaveBeenCalledWith(expect.anything(), { query: { scope } }, { signal });
});

test('[M075] no featured projects: the list says that it is empty', () => {
  render(
    <RemoteReactContext value={probeContext().context}>
      <FeaturedProjects props={{ scope: 'home' }} data={[]} />
    </RemoteReactContext>,
  );
  expect(screen.getByText('La lista esta vacía')).toBeDefined();
});

test('[B042] the chips of another remote: zones of a city, types of a zone', async () => {
  const { fetch } = fakeIndex(({ facets = [] }) => ({
    hits: [{ project: { localization: niza } }],
    nbHits: 3,
    facets: { [facets[0] ?? '']: facets[0] === 'type' ? { house: 3 } : { Suba: 3 } },
  }));
  vi.stubGlobal('fetch', fetch);
  const zones = await loadSeoLinks(parseSeoChipsProps({ city: 'bogota' }), search, signal);
  expect(zones).toEqual([{ label: 'Suba, Bogotá', href: '/proyectos-vivienda/bogota/suba', count: 3 }]);
  const types = await loadSeoLinks(parseSeoChipsProps({ family: 'vis', city: 'bogota', zone: 'suba' }), search, signal);
  expect(types).toEqual([{ label: 'Casas en Suba', href: '/vivienda-de-interes-social/bogota/suba/casa', count: 3 }]);
});
