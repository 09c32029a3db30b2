import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

/** What the panorama's canvas shows, as a short sum of its pixels. */
const shown = (page: Page) =>
  page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    await new Promise(requestAnimationFrame);
    const copy = new OffscreenCanvas(32, 16);
    copy.getContext('2d')?.drawImage(canvas, 0, 0, 32, 16);
    return copy.getContext('2d')?.getImageData(0, 0, 32, 16).data.join() ?? '';
  });

test.describe('a panorama', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[R048] turns by keys, buttons and drags, and stands still for who asked for less motion', async ({
    page,
    catalogue,
  }) => {
    await page.goto(catalogue.plantWithTour.href);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Recorrido 360°' }).click();
    const dialog = page.getByRole('dialog', { name: /^Recorrido 360° de / });
    const view = dialog.getByRole('application');
    await expect(dialog.getByText('Miras al frente')).toBeAttached();
    await expect(dialog.getByRole('button', { name: 'Girar sin parar' })).toHaveAttribute('aria-pressed', 'false');
    await view.focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Miras 12° a la derecha')).toBeAttached();
    await dialog.getByRole('button', { name: 'Mirar a la izquierda' }).click();
    await dialog.getByRole('button', { name: 'Mirar a la izquierda' }).click();
    await expect(dialog.getByText('Miras 12° a la izquierda')).toBeAttached();
    const box = await view.boundingBox();
    if (!box) throw new Error('The panorama has no place on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 3, { steps: 4 });
    await page.mouse.up();
    await expect(dialog.getByText(/Miras \d+° a la derecha/)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('[C420] leads from room to room by its doors, by its menu and by keys alone', async ({ page, catalogue }) => {
    await page.goto(catalogue.plantWithTour.href);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Recorrido 360°' }).click();
    const dialog = page.getByRole('dialog', { name: /^Recorrido 360° de / });
    const rooms = dialog.getByRole('navigation', { name: 'Espacios del recorrido' }).getByRole('button');
    await expect(rooms.first()).toHaveAttribute('aria-current', 'true');
    const [first = '', second = ''] = await rooms.allTextContents();
    const doorTo = (name: string) => dialog.getByRole('button', { name: new RegExp(`^Ir al? (la )?${name}$`, 'i') });
    await expect(dialog.getByText(`Estás en: ${first}`)).toBeAttached();
    await rooms.nth(1).press('Enter');
    await expect(dialog.getByText(`Estás en: ${second}`)).toBeAttached();
    await expect(rooms.nth(1)).toHaveAttribute('aria-current', 'true');
    // The door back is somewhere around.
    const view = dialog.getByRole('application');
    await view.focus();
    for (let turn = 0; turn < 30 && !(await doorTo(first).isVisible()); turn += 1)
      await page.keyboard.press('ArrowRight');
    await doorTo(first).press('Enter');
    await expect(dialog.getByText(`Estás en: ${first}`)).toBeAttached();
    await expect(view).toBeFocused();
  });
});

test('[R048] a panorama turns by itself until it is stopped', async ({ page, catalogue }) => {
  await page.goto(catalogue.plantWithTour.href);
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Recorrido 360°' }).click();
  const turn = page.getByRole('button', { name: 'Girar sin parar' });
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  const before = await shown(page);
  await expect.poll(() => shown(page)).not.toBe(before);
  await turn.click();
  await expect(page.getByText(/^Miras /)).toBeAttached();
});

test('[B049] the film of a project plays, and stops as the gallery moves on', async ({ page, catalogue }) => {
  await page.goto(catalogue.plantWithFilm.href);
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Ver el video' }).click();
  const gallery = page.getByRole('dialog');
  const film = gallery.locator('video');
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const handle = await film.elementHandle();
  await gallery.getByRole('button', { name: 'Imagen anterior' }).click();
  await expect(film).toHaveCount(0);
  // The browser stops what was taken away once whatever took it has ended.
  const hasStopped = () => handle?.evaluate((video) => video instanceof HTMLVideoElement && video.paused);
  await expect.poll(hasStopped).toBe(true);
});

test('[R066] the magazine turns its pages by button, key and index', async ({ page }) => {
  await page.goto(routes.magazine.href());
  await expectHydrated(page);
  const place = page.getByText(/^Página \d+ de \d+$/);
  await expect(place).toHaveText(/^Página 1 de/);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(place).toHaveText(/^Página 3 de/);
  await page.getByRole('list', { name: /^Páginas de la/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(place).not.toHaveText(/^Página 3 de/);
  await page.getByRole('navigation', { name: 'En esta edición' }).getByRole('link').nth(4).click();
  await expect(place).toHaveText(/^Página 5 de/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // Scripts are offered all the same, and refused.
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R066] the index of the magazine leads to its pages', async ({ page }) => {
    await page.goto(routes.magazine.href());
    const entry = page.getByRole('navigation', { name: 'En esta edición' }).getByRole('link').last();
    await entry.click();
    const slug = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
  });
});
