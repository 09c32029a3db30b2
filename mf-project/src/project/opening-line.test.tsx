import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpeningLine } from './opening-line.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hours = 'Lunes a viernes de 8:30 a 17:30 y sábados de 9:00 a 13:00';

test.each([
  ['2026-11-20T15:00:00Z', 'Atienden ahora, hasta las 5:30 p. m.'],
  ['2026-11-21T15:00:00Z', 'Atienden ahora, hasta la 1:00 p. m.'],
  ['2026-11-20T12:00:00Z', 'Hoy atienden desde las 8:30 a. m.'],
  ['2026-11-21T20:00:00Z', 'Atienden el lunes desde las 8:30 a. m.'],
])('at %s: %s', (moment, words) => {
  vi.setSystemTime(new Date(moment));
  const { container } = render(<OpeningLine hours={hours} />);
  expect(container.textContent).toBe(words);
});

test('of words that are not understood nothing is said', () => {
  expect(render(<OpeningLine hours="Con cita previa" />).container.textContent).toBe('');
});
