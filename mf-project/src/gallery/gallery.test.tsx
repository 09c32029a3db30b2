import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GalleryContent } from '../model/gallery-content.ts';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { ProjectGallery } from './project-gallery.tsx';

beforeAll(async () => {
  standInForBrowser();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // What a press loads is compiled here: how long that takes says nothing of the gallery.
  await import('./lightbox.tsx');
  await import('./lightbox-tour.tsx');
});

const image = (name: string) => ({ src: `/media/${name}-800.webp`, alt: name, width: 1280, height: 800 });
const render = (name: string) => ({ ...image(name), kind: 'render' as const });
const film = {
  film: { sources: [{ src: '/media/video/nogal.webm', type: 'video/webm' as const }], poster: null },
  still: image('quieto'),
};
const plan = {
  floor: 'Piso tipo',
  name: 'Tipo A',
  image: image('plano'),
  spaces: [{ name: 'Cocina', x: 0.5, y: 0.5, photo: 1 }],
};
const pictures = [render('sala'), render('cocina')];

function renderGallery(change: Partial<GalleryContent> = {}) {
  renderPart(<ProjectGallery title="Alameda 170" images={pictures} film={film} {...change} />);
}

const dialogOf = (name: string) => screen.findByRole('dialog', { name });
async function open(link: string, dialog = 'Fotos de Alameda 170') {
  await userEvent.click(screen.getByRole('link', { name: link }));
  return dialogOf(dialog);
}

test('[B049] everything is a link to its file, for whoever has no script', () => {
  renderGallery({ plans: [plan], tourHref: '/media/panorama.webp' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getAllByRole('link', { name: 'Ampliar imagen 2 de 2' })[0]?.getAttribute('href')).toBe(
    '/media/cocina-800.webp',
  );
  expect(hrefOf('1 plano')).toBe('/media/plano-800.webp');
  expect(hrefOf('Recorrido 360°')).toBe('/media/panorama.webp');
  expect(hrefOf('Ver el video')).toBe('/media/video/nogal.webm');
});

test('[B049] kinds with their numbers lead to their first slide, and the current one is said', async () => {
  renderGallery({ images: [...pictures, { ...image('obra'), kind: 'progress' }], plans: [plan] });
  const dialog = within(await open('Ver las 3 fotos'));
  const kinds = within(dialog.getByRole('navigation', { name: 'Tipos de imagen' }));
  const buttons = kinds.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Renders 2',
    'Avance de obra 1',
    'Planos 1',
    'Video 1',
  ]);
  expect(buttons[0]?.getAttribute('aria-current')).toBe('true');
  await userEvent.click(kinds.getByRole('button', { name: 'Avance de obra 1' }));
  expect(dialog.getByRole('img', { name: 'obra' })).toBeTruthy();
  expect(dialog.queryByText(/Imagen representativa/)).toBeNull();
});

test('[B049] every render says that it is no photo', async () => {
  renderGallery();
  const dialog = within(await open('Ver las 2 fotos'));
  expect(dialog.getByText(/1 de 3/).parentElement?.textContent).toBe('1 de 3 · Imagen representativa');
});

test('[B049] the film is the last slide and leaves with it', async () => {
  renderGallery();
  const dialog = await open('Ver el video', 'Video de Alameda 170');
  expect(dialog.querySelector('source')?.getAttribute('src')).toBe('/media/video/nogal.webm');
  expect(within(dialog).queryByRole('button', { name: 'Imagen siguiente' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Imagen anterior' }));
  expect(dialog.querySelector('video')).toBeNull();
  expect(within(dialog).getByRole('img', { name: 'cocina' })).toBeTruthy();
});

test('[B049] arrow keys on the film move the film, not the gallery', async () => {
  renderGallery();
  const dialog = await open('Ver el video', 'Video de Alameda 170');
  dialog.querySelector('video')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  expect(dialog.querySelector('video')).not.toBeNull();
});

test('[B049] a picture that does not come leaves a quiet empty place', async () => {
  renderGallery();
  const dialog = within(await open('Ver las 2 fotos'));
  fireEvent.error(dialog.getByRole('img', { name: 'sala' }));
  expect(dialog.getByText('No pudimos mostrar esta imagen')).toBeTruthy();
});

test('[B049] the keys go on where the arrow that was pressed is gone', async () => {
  renderGallery();
  const dialog = within(await open('Ver las 2 fotos'));
  await userEvent.click(dialog.getByRole('button', { name: 'Imagen siguiente' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Imagen anterior' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText(/^2 de 3/)).toBeTruthy();
});

test('[B049] of many thumbnails only those in sight are drawn, and one is a stop of the Tab key', async () => {
  renderGallery({ images: Array.from({ length: 90 }, (_, index) => render(`foto-${index}`)), film: undefined });
  const dialog = within(await open('Ver las 90 fotos'));
  const strip = within(dialog.getByRole('list', { name: 'Todas las imágenes' }));
  await userEvent.keyboard('{End}');
  const drawn = strip.getAllByRole('button');
  expect(drawn.length).toBeLessThan(50);
  expect(drawn.at(-1)?.getAttribute('aria-label')).toBe('Renders: 90 de 90');
  expect(drawn.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a mark of the plan leads to the picture of its space, and the picture back to the plan', async () => {
  renderGallery({ plans: [plan] });
  const onPlan = within(await open('1 plano', 'Planos de Alameda 170'));
  await userEvent.click(onPlan.getByRole('link', { name: /^Ver la foto de cocina, \d$/ }));
  const onPicture = within(await dialogOf('Fotos de Alameda 170'));
  expect(onPicture.getByRole('img', { name: 'cocina' })).toBeTruthy();
  await userEvent.click(onPicture.getByRole('button', { name: 'Ver en el plano: Cocina' }));
  expect(within(await dialogOf('Planos de Alameda 170')).getByRole('img', { name: 'Plano: Tipo A' })).toBeTruthy();
});

test('a panorama of the library is a slide, with keys of its own', async () => {
  renderGallery({ tourHref: '/media/building/nogal/panorama-2048.webp' });
  const dialog = within(await open('Recorrido 360°', 'Recorrido 360° de Alameda 170'));
  const view = await dialog.findByRole('application');
  fireEvent.keyDown(view, { key: 'ArrowRight' });
  expect(dialog.getByRole('application')).toBeTruthy();
});

test('a tour of another site stays a link', async () => {
  renderGallery({ tourHref: 'https://tours.example/alameda' });
  const link = screen.getByRole('link', { name: 'Recorrido 360°' });
  const wasFollowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(wasFollowed).toBe(true);
  expect(screen.queryByRole('dialog', { name: /Recorrido/ })).toBeNull();
});

test('without pictures the plans can be seen all the same', () => {
  renderGallery({ images: [], plans: [plan], film: undefined });
  expect(screen.getByText('Este proyecto aún no tiene fotos')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 plano' })).toBeTruthy();
});
