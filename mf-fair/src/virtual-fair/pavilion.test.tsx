import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Stand } from '../programme/programme-data.ts';
import { Pavilion } from './pavilion.tsx';

const stand = (number: number): Stand => ({
  ...{ number, slug: `s-${number}`, builderId: number, name: `Estand ${number}`, builder: `Casa ${number}` },
  ...{ description: '', host: '', hours: '', projects: 1, regions: ['valle'], benefits: [] },
});

function show(region: 'home' | 'caribe' = 'home', halls = { hasAgenda: true, hasDesk: true }, isLive = false) {
  const stands = Array.from({ length: 7 }, (_, index) => stand(index + 1));
  render(
    <Pavilion {...{ stands, region, ...halls }} hrefOf={({ slug }) => `#${slug}`} isLive={isLive} walk={['s-2']} />,
  );
  return screen.getAllByRole('link').filter((link) => link.closest('svg'));
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('[R027] the tab key enters the plan once, arrows walk from place to place, and the list is one press away', async () => {
  const links = show();
  expect(links.map((link) => link.getAttribute('tabindex'))).toEqual(['0', ...Array(8).fill('-1')]);
  expect(screen.getByRole('link', { name: 'Ver los estands como lista' }).getAttribute('href')).toBe(
    '#lista-de-estands',
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('Sala principal: ir a la agenda');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Estand 2, Casa 2: 1 proyecto');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Estand 7, Casa 7: 1 proyecto');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Sala principal: ir a la agenda');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Estand 7, Casa 7: 1 proyecto');
  expect(links.map((link) => link.getAttribute('tabindex')).filter((index) => index === '0')).toHaveLength(1);
});

test('what is spoken of a hall where something goes on begins with what is seen there', () => {
  const [hall] = show('home', undefined, true);
  const seen = hall?.textContent?.toLowerCase().split(/\s+/).join(' ') ?? '';
  expect(seen).toBe('sala principal en vivo');
  expect(hall?.getAttribute('aria-label')?.toLowerCase().replaceAll(',', '')).toContain(seen);
});

test('[B083] a stand without projects in the region says so', () => {
  const [, , first] = show('caribe');
  expect(first?.getAttribute('aria-label')).toBe('Estand 1, Casa 1: 1 proyecto. Sin proyectos en Caribe');
});

test.each([
  [{ hasAgenda: false, hasDesk: true }, ['#bancos', '#s-1']],
  [{ hasAgenda: true, hasDesk: false }, ['#agenda', '#s-1']],
  [{ hasAgenda: false, hasDesk: false }, ['#s-1', '#s-2']],
])('[R027] the plan shows no way to what the fair has not: %o', (halls, first) => {
  const links = show('home', halls);
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual(first);
});
