import { act, cleanup, render, screen } from '@testing-library/react';
import { markedPesos, markedRange } from '@umbral/domain/format/marked-pesos.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import type { ListingData } from '../view-model/listing-data.ts';
import { AppliedFilters } from './applied-filter-row.tsx';

const probe = probeContext();
afterEach(cleanup);

interface Shown {
  readonly href: string;
  readonly applied: readonly string[];
  readonly filters?: Partial<Pick<ListingData['filters'], 'dropped' | 'crossed'>>;
}

/** The row in a visitor's portal. */
function Row({ data }: { readonly data: ListingData }) {
  return (
    <RemoteReactContext value={probe.context}>
      <AppliedFilters data={data} />
    </RemoteReactContext>
  );
}

const dataOf = ({ href, applied, filters }: Shown) =>
  ({
    family: 'housing',
    href,
    clearHref: '/proyectos-vivienda',
    applied: applied.map((label) => ({ label, href: '/' })),
    filters: { crossed: [], notes: [], ...filters },
  }) as unknown as ListingData;

test('[B029] a search whose filters were all taken away can be had back', () => {
  const { rerender } = render(<Row data={dataOf({ href: '/proyectos-vivienda/bogota?h=2', applied: ['Bogotá'] })} />);
  expect(screen.queryByRole('link', { name: 'Deshacer' })).toBeNull();
  rerender(<Row data={dataOf({ href: '/proyectos-vivienda', applied: [] })} />);
  expect(screen.getByRole('status').textContent).toContain('Quitaste todos los filtros.');
  expect(screen.getByRole('link', { name: 'Deshacer' }).getAttribute('href')).toBe('/proyectos-vivienda/bogota?h=2');
  rerender(<Row data={dataOf({ href: '/proyectos-vivienda/bogota?h=2', applied: ['Bogotá'] })} />);
  expect(screen.queryByRole('link', { name: 'Deshacer' })).toBeNull();
});

test('[B023-B026] what no longer applies is struck out, read aloud, and can be undone', () => {
  const dropped = {
    labels: ['Zona: Suba', 'Tipo de inmueble: Casa'],
    undoHref: '/proyectos-vivienda/bogota/suba/casa',
  };
  render(<Row data={dataOf({ href: '/proyectos-vivienda/medellin', applied: ['Medellín'], filters: { dropped } })} />);
  const note = screen.getByRole('status');
  expect(note.textContent).toBe('Zona: Suba ya no aplicaTipo de inmueble: Casa ya no aplicaDeshacer');
  expect([...note.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(dropped.labels);
  expect(screen.getByRole('link', { name: 'Deshacer' }).getAttribute('href')).toBe(dropped.undoHref);
});

test('[B032] ranges that came the wrong way round are told', () => {
  const crossed = ['Precio desde: Este valor no puede ser mayor al rango máximo.'];
  render(<Row data={dataOf({ href: '/proyectos-vivienda?p=1-2', applied: ['$'], filters: { crossed } })} />);
  expect(screen.getByRole('status').textContent).toBe(crossed[0]);
});

test('[B001, B029] chips and notes tell amounts in the visitor’s currency, at once when it changes', () => {
  const crossed = [`Intercambiamos los extremos: ${markedRange(180_000_000, 320_000_000)}.`];
  const applied = [`Hasta ${markedPesos(320_000_000)}`];
  render(<Row data={dataOf({ href: '/proyectos-vivienda/cali', applied, filters: { crossed } })} />);
  expect(screen.getByRole('link', { name: /Hasta \$\s320\sM/ })).toBeTruthy();
  const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
  act(() => probe.bus.publish('shell/currency-changed', usd, 'shell'));
  expect(screen.getByRole('link', { name: /Hasta US\$\s80\smil/ })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('US$\u00a045\u00a0mil');
});
