import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { plantGallery } from '../pages/plant-gallery.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

/** By how much a picture is larger than when whole. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((image: HTMLElement) => image.getBoundingClientRect().width / Math.max(image.offsetWidth, 1));

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no place on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a link leads to: the browser would show a bare picture as a page of its own. */
async function kindOfFile(page: Page, link: Locator): Promise<string | undefined> {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  return answer.headers()['content-type'];
}

/** Scrolls to the plans until their code is there: a drawing answers the pointer. */
async function reachPlans(page: Page): Promise<void> {
  const { plans, openFit, fit } = plantGallery(page);
  await plans.scrollIntoViewIfNeeded();
  await expect(async () => {
    // What came late is open by now, and lies over the button.
    if (!(await fit.isVisible())) await openFit.click({ timeout: 2000 });
    await expect(fit).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(fit).toBeHidden();
}

test('[B049] the gallery by the keyboard alone: through all kinds, close by and back to where it began', async ({
  page,
  catalogue,
}) => {
  const { open, dialog, kind, caption, previous, next, thumbnails, picture } = plantGallery(page);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const total = await thumbnails.count();
  await expect(caption).toHaveText(`1 de ${total} · Imagen representativa`);
  await expect(previous).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await expect(caption).toHaveText(/^2 de /);
  await expect(previous).toBeVisible();
  await page.keyboard.press('End');
  await expect(caption).toHaveText(new RegExp(`^${total} de ${total} · (Plano general|Piso tipo)`));
  await expect(next).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(caption).toHaveText(new RegExp(`^${total} de `));
  await page.keyboard.press('Home');
  await expect(caption).toHaveText(/^1 de /);

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(2.25, 1);
  await page.keyboard.press('ArrowRight');
  await expect(caption, 'an arrow moves what is close').toHaveText(/^1 de /);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1);

  await kind(/^Planos/).focus();
  await page.keyboard.press('Enter');
  await expect(kind(/^Planos/)).toHaveAttribute('aria-current', 'true');
  const mark = dialog
    .getByRole('group', { name: /^Espacios de .+ con foto$/ })
    .getByRole('link')
    .first();
  await mark.focus();
  await page.keyboard.press('Enter');
  const back = dialog.getByRole('button', { name: /^Ver en el plano: / });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(kind(/^Planos/)).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('[B049] in the dark a drawn plan is dark too', async ({ page, catalogue }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(catalogue.plant.href);
  const drawing = plantGallery(page)
    .plans.getByRole('img', { name: /^Plano: / })
    .first();
  const filterOf = () => drawing.evaluate((image) => getComputedStyle(image).filter);
  await expect.poll(filterOf).toContain('invert');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(filterOf).toBe('none');
});

test('[B049] gallery and plans have their names in the accessibility tree', async ({ page, catalogue }) => {
  const { open, dialog, plans } = plantGallery(page);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await expect(plans).toMatchAriaSnapshot(`
    - heading "Planos y áreas" [level=2]
    - figure:
      - img /^Plano. /
      - group /^Espacios de .+ con foto$/:
        - link /^Ver la foto de /
      - img /^Escala. esta línea mide \\d+ m$/
      - link "Ver el plano en grande"
      - button "¿Cabe mi sofá?"
    - table /^Espacios de /:
      - rowgroup:
        - row:
          - columnheader "Espacio"
          - columnheader "Ancho × largo"
          - columnheader "Área"
      - rowgroup:
        - row /^1 .+ \\d+,\\d\\d × \\d+,\\d\\d m .+ m²$/:
          - rowheader:
            - link
    - table "Áreas del inmueble"
  `);
  await open.click();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog /^Fotos de /:
      - heading /^Fotos de / [level=2]
      - button "Cerrar"
      - navigation "Tipos de imagen":
        - list:
          - listitem:
            - button /^(Fotos|Renders) \\d+$/
          - listitem:
            - button /^Planos \\d+$/
      - figure:
        - img
        - button "Acercar"
        - button "Alejar" [disabled]
        - button "Imagen siguiente"
      - list "Todas las imágenes":
        - listitem:
          - button /^(Fotos|Renders). 1 de \\d+$/
  `);
});

test('[B049] the film pauses when another slide comes', async ({ page, catalogue }) => {
  const { openFilm, dialog, thumbnails } = plantGallery(page);
  await page.goto(catalogue.plantWithFilm.href);
  await expectHydrated(page);
  await openFilm.click();
  const film = dialog.locator('video');
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const handle = await film.elementHandle();
  await thumbnails.first().click();
  await expect(film).toHaveCount(0);
  expect(await handle?.evaluate((video) => video instanceof HTMLVideoElement && video.paused)).toBe(true);
});

test.describe('with a mouse', () => {
  test('[B049] the wheel comes closer, a drag moves, a double click shows all again', async ({ page, catalogue }) => {
    const { open, picture, caption } = plantGallery(page);
    await page.goto(catalogue.plant.href);
    await expectHydrated(page);
    await open.click();
    await expect(caption).toBeVisible();
    const { x, y } = await middleOf(picture);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scaleOf(picture)).toBeGreaterThan(2);
    const before = await middleOf(picture);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 6 });
    await page.mouse.up();
    expect((await middleOf(picture)).x).toBeCloseTo(before.x + 120, 0);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1);
    await expect(caption).toHaveText(/^1 de /);
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[B049] two fingers come closer, one moves and swipes, two taps show all again', async ({ page, catalogue }) => {
    const { open, picture, caption } = plantGallery(page);
    await page.goto(catalogue.plant.href);
    await expectHydrated(page);
    await open.tap();
    await expect(caption).toHaveText(/^1 de /);
    const { x, y } = await middleOf(picture);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((at, id) => ({ x: x + at, y, id })),
      });

    await test.step('a swipe leads on', async () => {
      await touch('touchStart', 80);
      for (let at = 60; at >= -80; at -= 20) await touch('touchMove', at);
      await touch('touchEnd');
      await expect(caption).toHaveText(/^2 de /);
    });

    await test.step('a pinch comes closer', async () => {
      await touch('touchStart', -20, 20);
      for (let apart = 25; apart <= 50; apart += 5) await touch('touchMove', -apart, apart);
      await touch('touchEnd');
      await expect.poll(() => scaleOf(picture)).toBeCloseTo(2.5, 0);
      expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    });

    await test.step('what is close moves, and stays', async () => {
      const before = await middleOf(picture);
      await touch('touchStart', 0);
      for (let at = 10; at <= 70; at += 10) await touch('touchMove', at);
      await touch('touchEnd');
      await expect.poll(async () => (await middleOf(picture)).x).toBeGreaterThan(before.x + 40);
      await expect(caption).toHaveText(/^2 de /);
    });

    await test.step('two taps show all', async () => {
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1);
    });
  });
});

test('furniture over the plan by the keyboard: it is moved, turned, measured and placed', async ({
  page,
  catalogue,
}) => {
  const { fit, openFit } = plantGallery(page);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await reachPlans(page);
  await openFit.focus();
  await page.keyboard.press('Enter');
  const verdict = fit.getByRole('status');
  await expect(verdict).toHaveText(/^Cabe en .+: sobran [\d,]+ m a lo ancho y [\d,]+ m a lo largo\.$/);
  const stage = fit.getByRole('application', { name: /^Plano con sofá de 3 puestos de / });
  await stage.focus();
  const sides = await stage.getAttribute('aria-label');
  await page.keyboard.press('r');
  await expect(stage).not.toHaveAttribute('aria-label', sides ?? '');
  for (let steps = 0; steps < 60; steps += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(verdict).not.toHaveText(/^Cabe/);
  await fit.getByRole('group', { name: 'Espacios donde cabe' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/^Cabe en /);
  await fit.getByRole('textbox', { name: 'Ancho' }).fill('590');
  await expect(fit.getByText('Con esas medidas no cabe en ningún espacio de este plano.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fit).toBeHidden();
  await expect(openFit).toBeFocused();
});

test('furniture is dragged over the plan, and laid where one presses', async ({ page, catalogue }) => {
  const { fit, openFit } = plantGallery(page);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await reachPlans(page);
  await openFit.click();
  const verdict = fit.getByRole('status');
  const stage = fit.getByRole('application');
  await expect(verdict).toHaveText(/^Cabe en /);
  const placeOf = async () => {
    const box = await stage.boundingBox();
    if (!box) throw new Error('The plan has no place on the screen.');
    return box;
  };
  const { width, height } = await placeOf();
  // The margin of a drawing is no room.
  await stage.click({ position: { x: width / 2, y: height - 12 } });
  await expect(verdict).toHaveText('Está fuera de los espacios del plano.');
  // A click waits until the dialog has come to rest.
  const box = await placeOf();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(verdict).not.toHaveText('Está fuera de los espacios del plano.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[B049] pictures and plans are links to their files, and the table says the measures', async ({
    page,
    catalogue,
  }) => {
    const { plans } = plantGallery(page);
    await page.goto(catalogue.plant.href);
    await expect(plans.getByRole('row', { name: /^1 .+ × .+ m .+ m²$/ })).toBeVisible();
    await expect(plans.getByRole('button', { name: '¿Cabe mi sofá?' })).toBeHidden();
    const plan = plans.getByRole('link', { name: 'Ver el plano en grande' }).first();
    expect(await kindOfFile(page, plan)).toBe('image/svg+xml');
    expect(await kindOfFile(page, plantGallery(page).open)).toBe('image/webp');
  });
});
