import { render, screen, within } from '@testing-library/react';
import type { ProjectResults, Results } from '@umbral/domain/api/builder-results.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { expect, test, vi } from 'vitest';
import { LearningPage } from './learning-page.tsx';
import type { BuilderLearning } from './learning-queries.ts';

const none = { impressions: 0, views: 0, clicks: 0, contacts: 0, favourites: 0 };
const results: Results = {
  figures: { ...none, impressions: 2000, views: 150, clicks: 12, contacts: 4, favourites: 3 },
  before: { ...none, impressions: 1000, views: 150 },
  weekly: { impressions: [200, 600, 700, 500], views: [50, 50, 25, 25], contacts: [0, 1, 1, 2] },
  median: null,
};
const quiet: Results = {
  ...{ figures: none, before: null, median: null },
  weekly: { impressions: [0, 0, 0, 0], views: [0, 0, 0, 0], contacts: [0, 0, 0, 0] },
};
const plants = [{ ...results, id: 11, title: 'Tipo A', is_active: true }];
const project: ProjectResults = {
  ...results,
  ...{ id: 1, title: 'Alameda', zone: 'Suba', city: 'Bogotá', state: 'published', page_views: 24, plants },
  median: { impressions: 1200, views: 90, contacts: 2, compared: 8 },
};
const other: ProjectResults = { ...project, id: 2, title: 'Bosques', median: null, plants: [] };
const weeks = ['10-29', '11-05', '11-12', '11-19'].map((day) => ({ from: `2026-${day}`, until: `2026-${day}` }));
const builder: BuilderLearning = {
  ...{ id: 1, name: 'Nogal', slug: 'nogal', weeks, projects: [project, other], isOfOne: false },
  ...{ rating: 4.3, ratingCount: 27, responseTime: 'same-day' },
  answers: { asked: 12, answered: 9, median_minutes: 170 },
  demand: null,
  choices: [
    { value: '1', label: 'Alameda' },
    { value: '2', label: 'Bosques' },
  ],
};

function open(own: readonly BuilderLearning[], search = '?semanas=4', acting: object = { builders: [] }) {
  window.history.replaceState(null, '', `/mi-cuenta/constructora/resultados${search}`);
  const data = { acting, own };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: LearningPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-builder', 'test');
  const environment = { currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } };
  render(
    <RemoteReactContext value={{ bus, environment } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const figure = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;

test('[R118] each number says what it counts and how it changed', () => {
  open([builder]);
  expect(figure('Vistas en listas')).toMatch(/4\.000.*100 % más que las 4 semanas anteriores.*por un segundo/);
  expect(figure('Visitas')).toContain('Igual que las 4 semanas anteriores');
  expect(figure('Contactos')).toContain('Cero en las 4 semanas anteriores');
});

test('[R118] a row for each project leads to its own results; the zone is named, or too small to be', () => {
  open([builder], '?semanas=4&constructora=1');
  expect(cells(/Alameda/)).toEqual([...['2.000zona 1.200', '150zona 90', '12', '4zona 2', '3', '7,5']]);
  expect(cells(/Bosques/).slice(0, 2)).toEqual(['2.000zona: muy pocos', '150']);
  expect(screen.getByRole('link', { name: 'Resultados de Alameda' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/resultados?semanas=4&constructora=1&proyecto=1',
  );
});

test('[R118] one project is told by typology, and beside its zone', () => {
  open([{ ...builder, projects: [project], isOfOne: true }], '?semanas=4&proyecto=1');
  expect(screen.getByRole('heading', { name: 'Alameda · Nogal' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Tipo A/ })).toBeTruthy();
  expect(figure('Vistas en listas')).toContain('Mediana de la zona: 1.200');
  expect(screen.getByText(/^Entre las visitas del proyecto hay 24 a su propia página/)).toBeTruthy();
  expect(screen.getByText(/^Línea punteada/)).toBeTruthy();
  expect(screen.getByText(/^Todavía son muy pocas búsquedas/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Proyecto').value).toBe('1');
});

test('[R118] a chart is told in words and in numbers', () => {
  open([builder]);
  const words = 'Vistas en listas por semana: empieza en 400, termina en 1.000 y llega hasta 1.400';
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
  const table = screen.getByText('Semana').closest('table');
  expect(within(table ?? document.body).getAllByRole('row', { hidden: true })).toHaveLength(5);
});

test('[R118] how it answers is told as visitors read it, and as its contacts say', () => {
  open([builder]);
  expect(screen.getByText('Tu calificación es 4,3 de 5, con 27 opiniones')).toBeTruthy();
  expect(screen.getByText(/«Suele responder el mismo día»/)).toBeTruthy();
  expect(screen.getByText('Marcaste como atendidos 9 de 12 contactos del periodo.')).toBeTruthy();
  expect(screen.getByText('La mitad la atendiste en 3 horas o menos.')).toBeTruthy();
});

test('[R118] what visitors look for in the zone of one project is told, or that they are too few', () => {
  const rooms = [
    { value: '2', searches: 18 },
    { value: '3+', searches: 10 },
  ];
  const demand = { searches: 34, rooms, types: [], price_until: 320_000_000 };
  open([{ ...builder, projects: [project], isOfOne: true, demand }]);
  expect(screen.getByRole('heading', { name: 'Lo que buscan en Suba' })).toBeTruthy();
  expect(screen.getByText(/^34 visitantes .* 90 días\.$/)).toBeTruthy();
  expect(screen.getByText('Habitaciones: 2 (18), 3 o más (10)')).toBeTruthy();
  expect(screen.getByText(/320\.000\.000/)).toBeTruthy();
  expect(screen.queryByText(/^Tipo de inmueble/)).toBeNull();
});

test('[R118] weeks and project are choices of the address', () => {
  open([builder], '?semanas=4&proyecto=2&constructora=7');
  expect(screen.getByRole('link', { name: '4 semanas' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: '26 semanas' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/resultados?semanas=26&proyecto=2&constructora=7',
  );
  const form = screen.getByRole('form', { name: 'Qué resultados ver' });
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    ...{ constructora: '7', semanas: '4', proyecto: '2' },
  });
});

test('[R118] what is told can be taken along as a sheet', () => {
  open([builder]);
  const link = screen.getByRole('link', { name: 'Descargar en CSV' });
  expect(link.getAttribute('download')).toBe('resultados-nogal-2026-11-19.csv');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"Alameda";"Tipo A";600;50;1');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"Bosques";"";600;50;1');
});

test('[R118] new projects and builders without any are told what to expect', () => {
  const unseen = { ...project, ...quiet, plants: [] };
  open([{ ...builder, projects: [unseen], rating: null, responseTime: null }]);
  expect(screen.getByRole('heading', { name: 'Todavía no hay resultados' })).toBeTruthy();
  expect(screen.getByText(/muy pocas opiniones/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(figure('Visitas')).toContain('Sin 4 semanas anteriores para comparar');
});

test('[R118] a builder without projects is led to them, an administrator to a builder', () => {
  open([{ ...builder, projects: [], choices: [] }]);
  expect(screen.getByRole('link', { name: 'Ver mis proyectos' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  open([], '', { builders: [], choices: [{ value: '1', label: 'Nogal' }] });
  expect(screen.getByRole('heading', { name: 'Elige una constructora' })).toBeTruthy();
});
