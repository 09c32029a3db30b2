import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { type AnchorProps, AnchorProvider } from '@umbral/kit/actions/anchor.tsx';
import { Link } from '@umbral/protocol/router/router.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { listingData } from '../listing/listing-answers.ts';
import { facetCountsOf } from '../model/facet-counts.ts';
import { hydratePage, renderPage } from '../testing/probe-context.tsx';
import { SeesNothing } from '../testing/sees-nothing.ts';
import { SheetForm } from './filter-forms.tsx';

const counts = { ...facetCountsOf({ hits: { hits: [], nbHits: 0, nbPages: 0 }, counts: {} }), strata: { 4: 7 } };
const data = listingData({
  pathname: '/proyectos-vivienda',
  year: 2026,
  names: {},
  counts,
  cards: [],
  state: { ...emptySearch('housing'), price: { max: 500_000_000 } },
  count: 60,
  pages: 3,
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeesNothing);
  history.replaceState(null, '', data.href);
});

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />;

const Page = () => (
  <AnchorProvider value={RouterAnchor}>{data.sheet && <SheetForm data={data} panel={data.sheet} />}</AnchorProvider>
);
type Loader = ReturnType<typeof renderPage>['loader'];
const askedOf = (loader: Loader) => loader.mock.calls.map(([{ url }]) => new URL(url));

/** The sheet's form in its page, whose loader goes on answering the same listing. */
function open() {
  const { loader } = renderPage(Page, null);
  return { asked: () => askedOf(loader) };
}

const field = (legend: string, label: string) => {
  const group = screen.getByRole('group', { name: legend });
  const input = [...group.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label);
  if (!input) throw new Error(`No field ${label}`);
  return input;
};
const say = (input: HTMLInputElement, value: string) => {
  input.focus();
  fireEvent.input(input, { target: { value } });
};
const clear = () => fireEvent.click(screen.getByRole('link', { name: 'Limpiar filtros' }));

test('[B029, B032] clearing takes away what was typed and its error, and the next choice is searched', async () => {
  const { asked } = open();
  const [from, to] = [field('Precio', 'Desde'), field('Precio', 'Hasta')];
  say(from, '300M');
  say(to, '200M');
  act(() => to.blur());
  expect(screen.getByText('Este valor no puede ser menor al rango mínimo')).toBeDefined();
  expect(asked()).toEqual([]);
  clear();
  expect([from.value, to.value, to.form?.checkValidity()]).toEqual(['', '500.000.000', true]);
  expect(screen.queryByText('Este valor no puede ser menor al rango mínimo')).toBeNull();
  await waitFor(() =>
    expect(asked().map(({ pathname, search }) => pathname + search)).toEqual(['/proyectos-vivienda']),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /^4/ }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]?.searchParams.get('pmin')).toBe('');
});

test.each([
  ['Área (m²)', 'Desde'],
  ['Cuota al mes', 'Después, al mes'],
])('[B029] a number whose own search was overtaken by clearing is not sent by the next choice: %s', (legend, label) => {
  open();
  const input = field(legend, label);
  say(input, '2000000');
  act(() => input.blur());
  clear();
  expect(input.value).toBe('');
});

test('[B029] what was chosen before the code of the form came refines the listing once it is there', async () => {
  const { loader } = await hydratePage(Page, null, (markup) => {
    const four = markup.querySelector<HTMLInputElement>('input[type=checkbox][value="4"]');
    if (!four) throw new Error('no box');
    four.checked = true;
  });
  await waitFor(() => expect(askedOf(loader)).toHaveLength(1));
  expect(askedOf(loader)[0]?.searchParams.getAll('e')).toEqual(['4']);
});

test('[B029] what was typed before waits for its button', async () => {
  const { loader } = await hydratePage(Page, null, (markup) => {
    const to = markup.querySelector<HTMLInputElement>('input[name=pmax]');
    if (!to) throw new Error('no field');
    to.value = '400M';
  });
  expect(askedOf(loader)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Ver / }));
  await waitFor(() => expect(askedOf(loader)).toHaveLength(1));
  expect(askedOf(loader)[0]?.searchParams.get('pmax')).toBe('400M');
});
