import { expect, test } from 'vitest';
import { isFairOver, sessionStateAt } from './session-state.ts';
import { talkAt } from './talk-hours.ts';
import { movedStop, toggledStop } from './walk-order.ts';

const session = { startsAt: '2026-11-26T23:00:00.000Z', endsAt: '2026-11-27T00:00:00.000Z' };

test('[R027] a session is on from its first instant until its last', () => {
  const at = (iso: string) => sessionStateAt(session, Date.parse(iso));
  expect(at('2026-11-26T22:59:59.999Z')).toBe('coming');
  expect(at('2026-11-26T23:00:00Z')).toBe('live');
  expect(at('2026-11-26T23:59:59Z')).toBe('live');
  expect(at('2026-11-27T00:00:00Z')).toBe('over');
});

test('the last day of a fair belongs to it, by the clock of Bogotá', () => {
  expect(isFairOver('2026-12-20', Date.parse('2026-12-20T23:59:59-05:00'))).toBe(false);
  expect(isFairOver('2026-12-20', Date.parse('2026-12-21T00:00:00-05:00'))).toBe(true);
});

test('[R128] one talks with a stand while it attends and the law lets it', () => {
  const hours = 'Lunes a viernes de 9:00 a. m. a 7:00 p. m., sábados de 10:00 a. m. a 4:00 p. m.';
  const at = (iso: string, of = hours) => talkAt(of, Date.parse(iso));
  expect(at('2026-11-26T10:00:00-05:00')).toEqual({ kind: 'open', until: 19 * 60 });
  expect(at('2026-11-26T08:00:00-05:00')).toMatchObject({ kind: 'closed', opening: { minutes: 9 * 60 } });
  // Saturday after three, and Sunday: the law comes before the stand's own hours.
  expect(at('2026-11-28T15:30:00-05:00')).toEqual({ kind: 'unlawful' });
  expect(at('2026-11-29T11:00:00-05:00', 'Todos los días de 8:00 a. m. a 8:00 p. m.')).toEqual({ kind: 'unlawful' });
  expect(at('2026-11-26T10:00:00-05:00', 'cuando se pueda')).toEqual({ kind: 'open' });
});

test('[R129] stops of a walk come, go and move, but never over its ends', () => {
  expect(toggledStop(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggledStop(['a', 'b'], 'a')).toEqual(['b']);
  expect(movedStop(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedStop(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(movedStop(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});
