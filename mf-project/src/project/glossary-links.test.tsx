import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { HomeSections } from '../plant/home-sections.tsx';
import { plantDataOf } from '../plant/plant-shape.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';

const now = Date.parse('2026-11-21T15:00:00Z');
const { project } = plantFixture();

beforeAll(standInForBrowser);

test('[R073] the first of each word of the trade on the page of a home leads to where it is explained', () => {
  const description = 'Separas con la cuota inicial en un encargo fiduciario.\nLa cuota inicial se paga sobre planos.';
  const plant = plantDataOf(plantFixture({ project: { ...project, description } }), { now });
  renderPart(<HomeSections plant={plant} />);
  const text = within(screen.getByText(/^Separas con la/));
  expect(text.getByRole('link', { name: 'encargo fiduciario' }).getAttribute('href')).toBe(
    '/herramientas/glosario-de-vivienda-nueva#encargo-fiduciario',
  );
  expect(screen.getAllByRole('link', { name: 'cuota inicial' })).toHaveLength(1);
  expect(screen.getByText(/^La cuota inicial se paga/).textContent).toBe('La cuota inicial se paga sobre planos.');
  expect(screen.getByRole('link', { name: 'Fiduciaria' }).getAttribute('href')).toMatch(/#fiducia$/);
});
