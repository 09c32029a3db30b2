import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Shell } from '../registry/answers.ts';
import { RegionLines } from './region-lines.tsx';

const lastSeen = '2026-11-28T15:00:00.000Z';
const shell = (name: string, more: Partial<Shell>): Shell => ({
  shell: name,
  lastSeen,
  seq: 7,
  refused: [],
  fault: null,
  drawnIn: null,
  isAlive: true,
  region: null,
  lagSeconds: 0,
  ...more,
});

test('each region says how far the furthest of its shells is behind, or since when it is silent', () => {
  const shells = [
    shell('a', { region: 'bogota' }),
    shell('b', { region: 'bogota', lagSeconds: 2 }),
    shell('c', { region: 'panama', lagSeconds: 130 }),
    // One that was taken away does not make its region late.
    shell('d', { region: 'panama', lagSeconds: 9000, isAlive: false }),
    shell('e', { region: 'medellin', lagSeconds: 40, isAlive: false }),
  ];
  render(<RegionLines shells={shells} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'bogota 2 servidores, al día',
    expect.stringMatching(/^medellin 1 servidor, sin noticias desde las .*; sigue con lo último que supo$/),
    'panama 1 servidor, atrasada desde hace 2 min; sirve lo anterior',
  ]);
});

test('where no shell says where it stands nothing is shown', () => {
  const { container } = render(<RegionLines shells={[shell('a', {})]} />);
  expect(container.childElementCount).toBe(0);
});
