import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FairCard } from '../../model/fair-card.ts';
import { Popup } from './popup.tsx';

const fair = {
  name: '12.ª Feria Virtual Umbral',
  hyphenized: '12-feria-virtual-umbral',
  region: 'caribe',
  kind: 'regional',
  daysLeft: 5,
  ends: '20 de diciembre',
} as FairCard;

test('[B082, M053] it says which fair is on and until when, and leads to it in its region', () => {
  render(<Popup data={{ fair }} />);
  expect(screen.getByText('12.ª Feria Virtual Umbral está abierta')).toBeTruthy();
  expect(screen.getByText('Quedan 5 días, hasta el 20 de diciembre')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver proyectos' }).getAttribute('href')).toBe('/feria-virtual/caribe');
});

test('[B082] the own-home fair is entered through its own page', () => {
  render(<Popup data={{ fair: { ...fair, kind: 'own-home', region: null } }} />);
  expect(screen.getByRole('link', { name: 'Ver proyectos' }).getAttribute('href')).toBe('/feria/vivienda-propia');
});

test('[B082] without an active fair it draws nothing, so that the shell takes it away', () => {
  const { container } = render(<Popup data={{ fair: null }} />);
  expect(container.childNodes).toHaveLength(0);
});
