import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { QualityPanel } from './quality-panel.tsx';

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
  render(<QualityPanel form={form} onGo={onGo} />);
  const hint = /^Apartamento tipo A: escribe el área privada aparte.* suma \d+ puntos$/;
  await userEvent.setup().click(screen.getByRole('button', { name: hint }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('plants.0.private_area');
});

test('what several typologies lack is one hint, led to the first', async () => {
  const onGo = vi.fn();
  const plants = [plant, ...['B', 'C', 'D'].map((name) => ({ ...plant, name, price: null }))];
  render(<QualityPanel form={{ ...form, plants }} onGo={onGo} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /precio de la tipología \(en 3 tipologías\)/ }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('plants.1.price');
});

test('of many hints the heaviest show, all of them when asked', async () => {
  render(<QualityPanel form={{}} onGo={vi.fn()} />);
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
  const { rerender } = render(<QualityPanel form={form} onGo={vi.fn()} />);
  const before = score();
  rerender(<QualityPanel form={{ ...form, financial_legal: {} }} onGo={vi.fn()} />);
  act(() => vi.advanceTimersByTime(300));
  rerender(<QualityPanel form={{ ...form, financial_legal: {}, contact: {} }} onGo={vi.fn()} />);
  act(() => vi.advanceTimersByTime(300));
  expect(score()).toBe(before);
  act(() => vi.advanceTimersByTime(300));
  expect(score()).toBeLessThan(before - 15);
});

test('a text that shouts or hides a contact is led to, with its passage', async () => {
  const onGo = vi.fn();
  const photos = [{ name: 'VIVE EN EL PARAÍSO', image: 'up-1' }];
  render(<QualityPanel form={{ ...form, common_area_photos: photos, description: 'a@b.co' }} onGo={onGo} />);
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
  render(<QualityPanel form={{ ...whole, location, interior_finishes }} onGo={vi.fn()} />);
  expect(score()).toBe(100);
  expect(screen.getByText(/^Tu proyecto dice todo/)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
