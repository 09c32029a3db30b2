import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListingData } from '../view-model/listing-data.ts';
import { AppliedFilters } from './applied-filter-row.tsx';

afterEach(cleanup);

interface Shown {
  readonly href: string;
  readonly applied: readonly string[];
  readonly filters?: Partial<Pick<ListingData['filters'], 'dropped' | 'crossed'>>;
}

const dataOf = ({ href, applied, filters }: Shown) =>
  ({
    family: 'housing',
    href,
    clearHref: '/proyectos-vivienda',
    applied: applied.map((label) => ({ label, href: '/' })),
    filters: { crossed: [], ...filters },
  }) as unknown as ListingData;

test('[B029] a search whose filters were all taken away can be had back', () => {
  const { rerender } = render(
    <AppliedFilters data={dataOf({ href: '/proyectos-vivienda/bogota?h=2', applied: ['Bogotá'] })} />,
  );
  expect(screen.queryByRole('link', { name: 'Deshacer' })).toBeNull();
  rerender(<AppliedFilters data={dataOf({ href: '/proyectos-vivienda', applied: [] })} />);
  expect(screen.getByRole('status').textContent).toContain('Quitaste todos los filtros.');
  expect(screen.getByRole('link', { name: 'Deshacer' }).getAttribute('href')).toBe('/proyectos-vivienda/bogota?h=2');
  rerender(<AppliedFilters data={dataOf({ href: '/proyectos-vivienda/bogota?h=2', applied: ['Bogotá'] })} />);
  expect(screen.queryByRole('link', { name: 'Deshacer' })).toBeNull();
});

test('[B023-B026] what no longer applies is struck out, read aloud, and can be undone', () => {
  const dropped = {
    labels: ['Zona: Suba', 'Tipo de inmueble: Casa'],
    undoHref: '/proyectos-vivienda/bogota/suba/casa',
  };
  render(
    <AppliedFilters
      data={dataOf({ href: '/proyectos-vivienda/medellin', applied: ['Medellín'], filters: { dropped } })}
    />,
  );
  const note = screen.getByRole('status');
  expect(note.textContent).toBe('Zona: Suba ya no aplicaTipo de inmueble: Casa ya no aplicaDeshacer');
  expect([...note.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual(dropped.labels);
  expect(screen.getByRole('link', { name: 'Deshacer' }).getAttribute('href')).toBe(dropped.undoHref);
});

test('[B032] ranges that came the wrong way round are told', () => {
  const crossed = ['Precio desde: Este valor no puede ser mayor al rango máximo.'];
  render(<AppliedFilters data={dataOf({ href: '/proyectos-vivienda?p=1-2', applied: ['$'], filters: { crossed } })} />);
  expect(screen.getByRole('status').textContent).toBe(crossed[0]);
});
