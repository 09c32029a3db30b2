import { act, render, screen } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fairs } from '../../testing/fair-fixtures.ts';
import { topics } from '../../topics.ts';
import { FairButton } from './fair-button.tsx';
import type { FairInForce } from './fair-in-force.ts';

const fair: FairInForce = {
  name: '12.ª Feria Virtual Umbral',
  hyphenized: '12-feria-virtual-umbral',
  region: 'caribe',
  kind: 'regional',
  endsOn: '2026-12-20',
};
const button = () => screen.queryByRole('link', { name: 'Ver proyectos' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-12-20T17:00:00Z');
});
afterEach(() => vi.useRealTimers());

function mount(shown: FairInForce | null, answers = vi.fn(async (): Promise<unknown> => ({ data: [] }))) {
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-fair', topics) });
  const context = { bus: ownedBus(bus, 'mf-fair', 'test'), call: answers };
  const goTo = (path: string) =>
    act(() =>
      bus.publish('shell/navigated', { path, owner: path.startsWith('/feria') ? 'mf-fair' : 'mf-content' }, 'shell'),
    );
  render(
    <RemoteReactContext value={context as never}>
      <FairButton data={{ fair: shown }} />
    </RemoteReactContext>,
  );
  return { bus: topicsOf<typeof topics>(context), goTo, answers };
}

test('[B120, M053] while a fair is on every page is told, and offered its projects', () => {
  const { bus, goTo } = mount(fair);
  goTo('/proyectos-vivienda/bogota');
  expect(button()?.getAttribute('href')).toBe('/feria-virtual/caribe');
  expect(bus.last('fair/state-changed')).toEqual({ active: true, hyphenized: '12-feria-virtual-umbral' });
});

test('[B120] when only the own-home fair is on, the button leads to its page', () => {
  const { goTo } = mount({ ...fair, kind: 'own-home', region: null });
  goTo('/');
  expect(button()?.getAttribute('href')).toBe('/feria/vivienda-propia');
});

test('[B120] it is hidden under /actualidad and where one is at a fair already', () => {
  const { goTo } = mount(fair);
  for (const path of ['/actualidad', '/actualidad/ciudades/noticia-1', '/feria', '/feria-virtual/caribe']) {
    goTo(path);
    expect(button(), path).toBeNull();
  }
  goTo('/guia-comprar-vivienda');
  expect(button()).not.toBeNull();
});

test('[B120] without a fair there is no button, and pages know that too', () => {
  const { bus } = mount(null);
  expect(button()).toBeNull();
  expect(bus.last('fair/state-changed')).toEqual({ active: false, hyphenized: null });
});

test('[B120] a fair that ends while the page is open takes its button along; the next one brings its own', async () => {
  const next = { ...fairs[0], name: 'Feria del Eje', hyphenized: 'feria-eje', region: 'eje' };
  const answers = vi.fn(async (): Promise<unknown> => ({ data: [next] }));
  const { bus } = mount(fair, answers);
  act(() => vi.advanceTimersByTime(12 * 3_600_000 - 1));
  expect(button()).not.toBeNull();
  expect(answers).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(bus.last('fair/state-changed')).toEqual({ active: false, hyphenized: null });
  expect(button()).toBeNull();
  vi.useRealTimers();
  await vi.waitFor(
    () => expect(bus.last('fair/state-changed')).toEqual({ active: true, hyphenized: 'feria-eje' }),
    10_000,
  );
  expect(button()?.getAttribute('href')).toBe('/feria-virtual/eje');
});

test('[B120] an answer from a cache that is older than the fair brings no button', () => {
  vi.setSystemTime('2026-12-21T05:00:00Z');
  expect(mount(fair).bus.last('fair/state-changed')).toEqual({ active: false, hyphenized: null });
});
