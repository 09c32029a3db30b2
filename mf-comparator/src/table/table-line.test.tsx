import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { column } from '../testing/column-fixture.ts';
import { TableLine } from './table-line.tsx';

afterEach(cleanup);

function show(value: string) {
  const row = { key: 'location', label: 'Ubicación', values: [value], differs: false };
  render(
    <table>
      <tbody>
        <TableLine row={row} columns={[column()]} hasFree={false} />
      </tbody>
    </table>,
  );
}

test('[B053] a text over 20 characters stands whole, and once more in its tooltip', () => {
  show('San Bernardino, Bosa, Bogotá');
  const owner = screen.getByRole('button', { name: 'San Bernardino, Bosa, Bogotá' });
  expect(document.getElementById(owner.getAttribute('aria-describedby') ?? '')?.textContent).toBe(owner.textContent);
});

test('[B053] a text of 20 characters has no tooltip', () => {
  show('Veinte caracteres ok');
  expect(screen.queryByRole('button')).toBeNull();
});
