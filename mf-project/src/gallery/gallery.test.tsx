import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { ProjectGallery } from './project-gallery.tsx';

beforeAll(() => {
  standInForBrowser();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const image = (name: string) => ({ src: `/media/${name}-800.webp`, alt: name, width: 1280, height: 800 });
const film = {
  film: { sources: [{ src: '/media/video/nogal.webm', type: 'video/webm' as const }], poster: null },
  still: image('quieto'),
};

function renderGallery(tourHref?: string) {
  const images = [image('sala'), image('cocina')];
  renderPart(<ProjectGallery title="Alameda 170" images={images} film={film} tourHref={tourHref} />);
}

const openFilm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver el video' }));
  return screen.findByRole('dialog', { name: 'Fotos de Alameda 170' });
};

test('[B049] the film is the last slide and leaves with it', async () => {
  renderGallery();
  const dialog = await openFilm();
  expect(dialog.querySelector('source')?.getAttribute('src')).toBe('/media/video/nogal.webm');
  expect(within(dialog).queryByRole('button', { name: 'Imagen siguiente' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Imagen anterior' }));
  expect(dialog.querySelector('video')).toBeNull();
  expect(within(dialog).getByRole('img', { name: 'cocina' })).toBeTruthy();
});

test('[B049] arrow keys on the film move the film, not the gallery', async () => {
  renderGallery();
  const dialog = await openFilm();
  dialog.querySelector('video')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  expect(dialog.querySelector('video')).not.toBeNull();
});

test('a panorama of the library opens over the page, a tour of another site in a tab', async () => {
  renderGallery('/media/building/nogal/panorama-2048.webp');
  const link = await screen.findByRole('link', { name: 'Recorrido 360°' });
  await userEvent.click(link);
  expect(await screen.findByRole('dialog', { name: 'Recorrido 360° de Alameda 170' })).toBeTruthy();
});

test('a tour of another site stays a link', async () => {
  renderGallery('https://tours.example/alameda');
  const link = await screen.findByRole('link', { name: 'Recorrido 360°' });
  const wasFollowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(wasFollowed).toBe(true);
  expect(screen.queryByRole('dialog', { name: /Recorrido/ })).toBeNull();
});
