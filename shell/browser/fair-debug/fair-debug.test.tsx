import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedCurrency } from '../../currency/currency-store.ts';
import { inertPorts } from '../../frame/inert-ports.ts';
import { unknownSession } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';
import { topics } from '../../topics.ts';
import { startPrompts } from '../prompts/start-prompts.ts';
import { FairDebug } from './fair-debug.tsx';

vi.mock('../boot-data.ts', () => ({ boot: {} }));
vi.mock('../load-remote.ts', () => ({
  bootRemote: () => ({ fragments: ['popup', 'portal-survey', 'newsletter'] }),
}));

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;
const ending = new AbortController();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

test('[B083, B121] the panel says which fair is on, what was seen, and why each prompt comes or not; it can forget', async () => {
  sessionStorage.setItem('FairPopUpSeen', '1');
  sessionStorage.setItem('page-interaction', '3');
  localStorage.setItem('umbralSurveySent', '1');
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('shell', topics) });
  const fair = { hyphenized: 'feria-12', starts_on: '2026-11-13', ends_on: '2026-12-20' };
  const ports = {
    ...inertPorts(fixedCurrency(currency), unknownSession()),
    session: { ...unknownSession(), ...createStore(null) },
    bus: ownedBus(bus, 'shell', 'test'),
    call: vi.fn(async () => ({ data: [fair] })) as unknown as CallApi,
  };
  bus.publish('shell/navigated', { path: '/proyectos-vivienda/bogota', owner: 'mf-search' }, 'shell');
  const said = (by: string) => topicsOf<typeof topics>({ bus: ownedBus(bus, by, 'test') });
  said('mf-fair').publish('fair/state-changed', { active: true, hyphenized: 'feria-12' });
  said('mf-content').publish('content/audience-quest-changed', { active: true });
  const onClose = vi.fn();
  render(<FairDebug ports={ports} prompts={startPrompts(ports, ending.signal)} onClose={onClose} />);
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()[0]).toBe('Feria activa: feria-12 del 2026-11-13 al 2026-12-20'));
  expect(lines().slice(1)).toEqual([
    'Aviso visto en esta sesión (FairPopUpSeen): sí',
    'Interacciones (page-interaction): 3 de 5',
    'Encuesta abierta en esta sesión: no',
    'Encuesta enviada desde este navegador: sí',
    'Formulario de audiencia en curso: sí',
    'Interrupciones de hoy: 0 de 2',
    'Aviso de feria: no corresponde a esta página o ya se vio',
    'Encuesta: no corresponde a esta página o ya se vio',
    'Boletín: nadie lo ha pedido todavía',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Olvidar encuesta' }));
  expect(localStorage.getItem('umbralSurveySent')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Olvidar aviso visto' }));
  await waitFor(() => expect(lines()[1]).toBe('Aviso visto en esta sesión (FairPopUpSeen): no'));
  expect(lines()[6]).toBe('Interrupciones de hoy: 0 de 2');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar depuración' }));
  expect(onClose).toHaveBeenCalledOnce();
});
