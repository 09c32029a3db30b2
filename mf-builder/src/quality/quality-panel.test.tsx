import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QualityPanel, type QualityPanelProps } from './quality-panel.tsx';
import { similarQueryOf } from './similar-query.ts';

/** The panel as the form holds it; `found` is what the API knows of similar projects. */
function Panel({ call = async () => ({ data: [] }), ...props }: QualityPanelProps & { readonly call?: unknown }) {
  const [remote] = useState({ call });
  return (
    <RemoteReactContext value={remote as never}>
      <QualityPanel {...props} />
    </RemoteReactContext>
  );
}

const [plant] = projectFormExample.plants;
const form = {
  ...projectFormExample,
  plants: [
    { ...plant, private_area: null },
    { ...plant, name: 'Tipo B' },
  ],
};
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const score = () => Number(/^\d+/.exec(screen.getByText(/^\d+ de 100$/).textContent)?.[0]);

afterEach(() => {
  vi.useRealTimers();
});

test('a hint says what it brings, and leads to its field', async () => {
  const onGo = vi.fn();
  render(<Panel form={form} onGo={onGo} />);
  const hint = /^Apartamento tipo A: escribe el área privada aparte.* suma \d+ puntos$/;
  await userEvent.setup().click(screen.getByRole('button', { name: hint }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('plants.0.private_area');
});

test('what several typologies lack is one hint, led to the first', async () => {
  const onGo = vi.fn();
  const plants = [plant, ...['B', 'C', 'D'].map((name) => ({ ...plant, name, price: null }))];
  render(<Panel form={{ ...form, plants }} onGo={onGo} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /precio de la tipología \(en 3 tipologías\)/ }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('plants.1.price');
});

test('of many hints the heaviest show, all of them when asked', async () => {
  render(<Panel form={{}} onGo={vi.fn()} />);
  expect(names()).toHaveLength(6);
  expect(names()[0]).toContain('Agrega al menos una tipología');
  const more = screen.getByRole('button', { name: /^Ver los \d+ que faltan$/ });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.setup().click(more);
  expect(names().length).toBeGreaterThan(15);
  expect(screen.getByRole('button', { name: 'Ver solo los primeros' }).getAttribute('aria-expanded')).toBe('true');
});

test('a change is judged once the form rests, and only then', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Panel form={form} onGo={vi.fn()} />);
  const before = score();
  rerender(<Panel form={{ ...form, financial_legal: {} }} onGo={vi.fn()} />);
  act(() => vi.advanceTimersByTime(300));
  rerender(<Panel form={{ ...form, financial_legal: {}, contact: {} }} onGo={vi.fn()} />);
  act(() => vi.advanceTimersByTime(300));
  expect(score()).toBe(before);
  act(() => vi.advanceTimersByTime(300));
  expect(score()).toBeLessThan(before - 15);
});

test('a text that shouts or hides a contact is led to, with its passage', async () => {
  const onGo = vi.fn();
  const photos = [{ name: 'VIVE EN EL PARAÍSO', image: 'up-1' }];
  render(<Panel form={{ ...form, common_area_photos: photos, description: 'a@b.co' }} onGo={onGo} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /«VIVE EN EL PARAÍSO»/ }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('common_area_photos.0.name');
  expect(screen.getByRole('button', { name: /^Quita el correo/ })).toBeTruthy();
});

test('a form that tells all says so, without a list', () => {
  const photos = Array.from({ length: 6 }, (_, index) => ({ name: `Salón social ${index}`, image: 'up-1' }));
  const places = [1, 2, 3].map((index) => ({ name: `Parque ${index}`, category: 'park' }));
  const whole = { ...projectFormExample, logo: 'up-1', common_area_photos: photos, nearby_places: places };
  const location = { ...whole.location, neighborhood: 3 };
  const interior_finishes = { listed: ['quartz', 'laminate-floor'], custom: [] };
  render(<Panel form={{ ...whole, location, interior_finishes }} onGo={vi.fn()} />);
  expect(score()).toBe(100);
  expect(screen.getByText(/^Tu proyecto dice todo/)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const similar = {
  ...{ id: 9, title: 'Alameda', zone: 'Suba', city: 'Bogotá', builder: 'Nogal', is_own: false, state: 'published' },
  ...{ path: '/planta/9', likeness: ['name', 'place'], distance_m: 33 },
};

test('[C350] similar projects are shown with what they have in common, and where they lead', async () => {
  const call = vi.fn(async (_: unknown, __: unknown) => ({
    data: [similar, { ...similar, id: 10, title: 'Bosques', is_own: true, path: null, state: 'draft' }],
  }));
  render(<Panel form={form} onGo={vi.fn()} project={4} call={call} />);
  const link = await screen.findByRole('link', { name: 'Alameda' });
  expect(link.getAttribute('href')).toBe('/planta/9');
  expect(screen.getByText(/^de Nogal · Suba, Bogotá · casi el mismo nombre, a 33 m/)).toBeTruthy();
  expect(screen.getByText(/^es tuyo/)).toBeTruthy();
  const { name, location } = projectFormExample;
  const query = { city: 1, name, address: location.address, lat: 4.7489, lng: -74.0521, project: 4 };
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ params: { id: 1 }, query }]);
});

test('[C350] who cannot be asked is not missed; other fields ask nobody', () => {
  vi.useFakeTimers();
  const call = vi.fn(async () => {
    throw new Error('away');
  });
  const { rerender } = render(<Panel form={form} onGo={vi.fn()} call={call} />);
  rerender(<Panel form={{ ...form, description: 'x' }} onGo={vi.fn()} call={call} />);
  act(() => vi.advanceTimersByTime(1100));
  rerender(<Panel form={{ ...form, description: 'xy' }} onGo={vi.fn()} call={call} />);
  act(() => vi.advanceTimersByTime(200));
  vi.useRealTimers();
  return waitFor(() => expect(call).toHaveBeenCalledOnce());
});

test.each([
  ['no city', { ...form, location: {} }],
  ['no builder', { ...form, builder: null }],
  ['nothing that tells a project', { builder: 1, location: { city: 1 } }],
  ['half a point', { builder: 1, location: { city: 1, coordinates: { lat: '4,7', lng: '' } } }],
  ['a point off the globe', { builder: 1, location: { city: 1, coordinates: { lat: 99, lng: 7 } } }],
])('[C350] with %s there is nothing to compare', (_what, draft) => {
  expect(similarQueryOf(draft)).toBeUndefined();
});
