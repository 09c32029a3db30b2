import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FrameRequest } from '../../document/frame-contract.ts';
import { FooterRoot } from '../footer-root.tsx';
import { Footer } from './footer.tsx';
import { footerTexts } from './footer-texts.ts';

const currency = { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
const request: FrameRequest = { layout: 'default', pathname: '/', currency, year: 2026, isDemo: false };

test('a portal of invented homes says so, one of real homes does not', () => {
  const { rerender } = render(<Footer request={request} />);
  expect(screen.queryByText(footerTexts.footer.demo)).toBeNull();
  rerender(<Footer request={{ ...request, isDemo: true }} />);
  expect(screen.getByText(footerTexts.footer.demo)).toBeTruthy();
});

/** The footer as a page shows it. */
function draw(changes: Partial<FrameRequest> = {}) {
  render(<FooterRoot request={{ ...request, ...changes }} />);
  return within(screen.getByRole('contentinfo'));
}

/** Words and address of each link of a list. */
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('[B022, B130] five social links, each of the portal’s own account', () => {
  const links = linksOf(draw().getByRole('list', { name: 'Redes sociales' }));
  expect(links).toEqual(
    ['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'TikTok'].map((network) => [
      `Umbral · ${network}`,
      `https://www.example.com/umbral/${network.toLowerCase()}`,
    ]),
  );
});

test('[B022, B130, B102] the legal text names the year of the request and the law on personal data', () => {
  const legal = draw({ year: 2031 }).getByText(/^©|©/).textContent?.trim();
  expect(legal).toBe(
    '© 2031 Umbral. Precios, áreas e imágenes son informados por las constructoras y pueden cambiar. Tratamos tus datos según la ley 1581 de 2012.',
  );
});

test('[B022, B130] the links of the cities lead to their homes', () => {
  const cities = draw().getByText('Vivienda nueva por ciudad').closest('details');
  expect(cities && linksOf(cities)).toEqual([
    ['Bogotá', '/proyectos-vivienda/bogota'],
    ['Medellín', '/proyectos-vivienda/medellin'],
    ['Cali', '/proyectos-vivienda/cali'],
    ['Barranquilla', '/proyectos-vivienda/barranquilla'],
    ['Cartagena', '/proyectos-vivienda/cartagena'],
    ['Bucaramanga', '/proyectos-vivienda/bucaramanga'],
    ['Pereira', '/proyectos-vivienda/pereira'],
    ['Santa Marta', '/proyectos-vivienda/santa-marta'],
  ]);
});

test('[B022, B130] the columns of links are an accordion that begins closed', () => {
  const columns = draw()
    .getAllByRole('group')
    .map((column) => [column.querySelector('summary')?.textContent, column.hasAttribute('open')]);
  expect(columns).toEqual([
    ['Busca', false],
    ['Infórmate', false],
    ['Umbral', false],
    ['Vivienda nueva por ciudad', false],
  ]);
});
