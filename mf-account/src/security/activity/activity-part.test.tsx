import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ActivityPart } from './activity-part.tsx';
import type { Activity } from './activity-query.ts';

const at = '2026-11-20T15:00:00.000Z';
const place = { device: 'Chrome en Android', network: '198.51.100.0/24', times: 1, at } as const;
const events: Activity['events'] = [
  { id: 3, kind: 'signed-in', by: 'person', facts: { way: 'provider', provider: 'google' }, ...place },
  { id: 2, kind: 'sign-in-failed', by: 'person', facts: {}, ...place, times: 12 },
  { id: 1, kind: 'person-read', by: 'staff', facts: {}, ...place },
];
const open = (activity: Activity | null) => renderPage(() => <ActivityPart activity={activity} />, {});
const linesOf = (what: string) => screen.getByText(what).parentElement?.textContent;

test('[C266] each event says what happened, how often, whence and when', () => {
  open({ events, page: 1, pages: 3, providerLabels: { google: 'Google' } });
  expect(linesOf('Ingreso con Google')).toBe(
    'Ingreso con GoogleChrome en Android · red 198.51.100.0/2420 de noviembre de 2026, 10:00 a. m.',
  );
  expect(screen.getByText('Intento de ingreso fallido, 12 veces')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toContain('?actividad=2');
});

test('[C266] of the team only the team is told, not where it works', () => {
  open({ events, page: 1, pages: 1, providerLabels: {} });
  expect(linesOf('Cuenta vista por el equipo')).toBe(
    'Cuenta vista por el equipoEl equipo de Umbral20 de noviembre de 2026, 10:00 a. m.',
  );
});

test('a log that cannot be read offers to try again; the rest of the screen stands', () => {
  open(null);
  expect(screen.getByText('No pudimos cargar la actividad de tu cuenta.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Actividad reciente' })).toBeTruthy();
});
