import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TourRoom } from '@umbral/domain/homes/tour.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/probe-context.tsx';
import { LightboxTour } from './lightbox-tour.tsx';

const src = '/media/building/nogal/panorama-2048.webp';
const plan = { src: '/media/plan/a/1.svg', width: 1200, height: 1200, x: 0.5, y: 0.4 };
const room = (name: string, file: string, change: Partial<TourRoom> = {}): TourRoom => ({
  name,
  alt: `Recorrido por ${name}`,
  note: null,
  files: [
    { src: `/media/${file}-1024.avif`, width: 1024, type: 'image/avif' },
    { src: `/media/${file}-2048.webp`, width: 2048, type: 'image/webp' },
  ],
  heading: 0,
  plan,
  doors: [],
  ...change,
});
const rooms = [
  room('Sala y comedor', 'sala', { doors: [{ to: 1, bearing: 90 }] }),
  room('Alcoba principal', 'alcoba', { doors: [{ to: 0, bearing: 270 }], note: 'con acabados más sencillos' }),
];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // No browser draws here: the pictures themselves are shown.
  HTMLImageElement.prototype.decode = async () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});

test('[C420] the rooms of a home are chosen by name, and what a picture does not show as it is stands beside it', async () => {
  const probe = renderPart(<LightboxTour src={src} alt="Alameda 170" plantId={7} />, {
    C420: () => ({ data: { rooms } }),
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Espacios del recorrido' }));
  expect(probe.calls).toEqual([{ id: 'C420', input: { params: { id: 7 } } }]);
  const currentOf = (name: string) => menu.getByRole('button', { name }).getAttribute('aria-current');
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('/media/sala-2048.webp');
  expect(currentOf('Sala y comedor')).toBe('true');
  await userEvent.click(menu.getByRole('button', { name: 'Alcoba principal' }));
  expect(await screen.findByText('Estás en: Alcoba principal')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/alcoba-2048.webp');
  expect(screen.getByText('Imagen representativa, con acabados más sencillos')).toBeTruthy();
  expect([currentOf('Sala y comedor'), currentOf('Alcoba principal')]).toEqual([null, 'true']);
});

test('a home of which one picture is known has no menu, also where its rooms cannot be asked for', async () => {
  renderPart(<LightboxTour src={src} alt="Alameda 170" plantId={7} />);
  expect((await screen.findByRole('img', { name: 'Alameda 170' })).getAttribute('src')).toBe(src);
  expect(screen.queryByRole('navigation')).toBeNull();
});
