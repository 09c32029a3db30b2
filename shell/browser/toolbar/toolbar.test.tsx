import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../boot-data.ts', () => ({
  boot: {
    shellVersion: '3.0.0',
    remotes: [
      { name: 'mf-fair', version: '2.0.0' },
      { name: 'mf-search', version: '1.4.0' },
      { name: 'mf-tv2', version: 'dev' },
    ],
  },
}));
const { startToolbar } = await import('./start-toolbar.tsx');

const bus = createBus({ isStrict: true, report: console.error });
const answers = vi.fn<(path: string, body: unknown) => unknown>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    Response.json(answers(path, init?.body && JSON.parse(String(init.body)))),
  );
  document.body.innerHTML =
    '<header data-boundary="shell"></header><main data-boundary="mf-fair"><div data-boundary="mf-tv2"></div></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

const toolbar = () => document.querySelector('aside');
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text);
const press = (text: string) => act(async () => button(text)?.click());

async function open(identity: object | null, environment?: string): Promise<void> {
  answers.mockReturnValue({ identity });
  await act(() => startToolbar(bus, environment));
  await press('Plataforma');
}

test('is shown to nobody whom the console does not know', async () => {
  await open(null);
  expect(toolbar()).toBeNull();
});

test('says which versions drew this page, and which draw the next one', async () => {
  await open({ name: 'olga', role: 'operator', remotes: [] });
  const apps = () => [...(toolbar()?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
  expect(apps()).toEqual(['shell 3.0.0', 'mf-fair 2.0.0', 'mf-tv2 dev']);
  document.querySelector('main')?.setAttribute('data-boundary', 'mf-search');
  history.replaceState(null, '', '/nuevas?page=2');
  await act(async () => ownedBus(bus, 'shell', 'shell@3').publish('shell/navigated', { path: '/nuevas', owner: 'x' }));
  expect(apps()).toEqual(['shell 3.0.0', 'mf-search 1.4.0', 'mf-tv2 dev']);
  const link = toolbar()?.querySelector<HTMLAnchorElement>('a[href*=enlaces]');
  expect(link?.getAttribute('href')).toBe(
    '/platform/enlaces?pin=shell%403.0.0&pin=mf-search%401.4.0&path=%2Fnuevas%3Fpage%3D2',
  );
});

test('a team makes links and reports with versions of its own, in the environment of the portal', async () => {
  history.replaceState(null, '', '/feria');
  await open({ name: 'team-fair', role: 'team', remotes: ['mf-fair'] }, 'staging');
  await press('Preparar reporte');
  expect(toolbar()?.textContent).toContain('Cuenta qué viste');
  const area = toolbar()?.querySelector('textarea');
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(area, 'la foto no carga');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  answers.mockReturnValue({ url: 'https://umbral.example/_link/abc' });
  await press('Preparar reporte');
  const { origin } = location;
  const pins = { 'mf-fair': '2.0.0' };
  expect(answers.mock.lastCall).toEqual([
    '/platform/api/environments/staging/links',
    { origin, pins, path: '/feria', hours: 168, purpose: 'Reporte: la foto no carga' },
  ]);
  const text = toolbar()?.querySelector('textarea')?.value ?? '';
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'la foto no carga',
      'Versiones: shell 3.0.0, mf-fair 2.0.0, mf-tv2 dev',
      'Reportado por: team-fair',
      'Se ve igual con: https://umbral.example/_link/abc',
    ]),
  );
});
