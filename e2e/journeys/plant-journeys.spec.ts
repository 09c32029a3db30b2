import type { Page } from '@playwright/test';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/test.ts';
import { contactForm } from '../pages/contact-form.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const parts = [
  'Descripción',
  'Entrega y estado',
  'Planos y áreas',
  'Ubicación y alrededores',
  'Ficha de transparencia',
];

// A narrow screen has no form beside the page: its code is never there when the anchor is pressed.
for (const width of [1440, 390]) {
  test(`[R048] an anchor far below leads there at ${width}, nothing that the server drew is lost, nothing moves`, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const readShift = await watchShifts(page);
    await page.goto(catalogue.plant.href);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Ubicación', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ubicación y alrededores' })).toBeInViewport();
    for (const name of parts) await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    await expect(page.locator('#contacto').getByLabel('Nombre'), 'the form beside the page').toBeAttached();
    const map = page.getByRole('img', { name: /^Mapa de los alrededores/ });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveJSProperty('naturalWidth', 1000);
    expect(await readShift()).toBeLessThanOrEqual(0.02);
  });
}

test('[R048] where an anchor led one stays: what is above is as high when its code comes late', async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { promise: isTime, resolve: bring } = Promise.withResolvers<void>();
  await page.context().route(/\/(plant-home|plant-around|money)\.[^/]+\.js/, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const heading = page.getByRole('heading', { name: 'Ubicación y alrededores', exact: true });
  await page.getByRole('link', { name: 'Ubicación', exact: true }).click();
  await expect(heading).toBeInViewport();
  // The engine holds what one reads in its place, mostly: there must be nothing to hold.
  const place = () => heading.evaluate((element) => [scrollY, element.getBoundingClientRect().top].map(Math.round));
  const before = await place();
  bring();
  for (const part of ['inmueble', 'dinero', 'proyecto']) await expect.poll(() => isAlive(page, part)).toBe(true);
  await nextPicture(page);
  expect(await place()).toEqual(before);
});

function isAlive(page: Page, part: string): Promise<boolean> {
  const first = page.locator(`#${part} > section`).first();
  return first.evaluate((section) => Object.keys(section).some((key) => key.startsWith('__reactFiber')));
}

function nextPicture(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

test('sections far from sight cost nothing until one comes near; a search in the page and paper have all of them', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const far = page.getByRole('heading', { name: 'Ubicación y alrededores', exact: true });
  const isDrawn = () => far.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isDrawn(), 'on paper').toBe(true);
  await page.emulateMedia({ media: 'screen' });
  // What the browser's own search does.
  expect(
    await page.evaluate(
      () => 'find' in window && typeof window.find === 'function' && window.find('Ubicación y alrededores'),
    ),
  ).toBe(true);
  await expect(far).toBeInViewport();
  expect(await isDrawn()).toBe(true);
});

for (const width of [1440, 390]) {
  test(`[R048] [B046] price and the way to the builder are in sight at ${width} wherever one reads`, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(catalogue.plantToVisit.href);
    await expectHydrated(page);
    const bar = page.getByRole('region', { name: 'Contacto', exact: true });
    const action = bar.getByText('Contactar').filter({ visible: true });
    for (const name of ['Descripción', 'Entrega y estado', 'Planos y áreas', 'Ubicación y alrededores']) {
      await expect(bar.getByText(/\$\s[\d.]+/), name).toBeInViewport({ ratio: 1 });
      await expect(action, name).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
    }
    await action.click();
    const form = contactForm(page);
    if (width === 1440) await expect(form.name).toBeFocused();
    await expect(form.form.getByRole('group', { name: /Cuándo quieres visitarlo/ })).toBeInViewport();
  });
}

test('[R048] homes that are better in one point follow below, and the map leads to what is around', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const cheaper = page.getByRole('region', { name: 'Parecidos y más económicos' });
  await cheaper.scrollIntoViewIfNeeded();
  await expect(cheaper.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ver los proyectos de esta parte del mapa' }).last().click();
  await expect(page).toHaveURL(/\/projects\/map\?.*caja=/);
});

test('[M096] the page is passed on: its link, a message, and a code that a camera reads', async ({
  page,
  context,
  catalogue,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${catalogue.plant.href}?utm_source=prueba`);
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparte este inmueble' });
  await dialog.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Copiamos el enlace.', { exact: false })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(catalogue.plant.href);
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Mira/,
  );
  await expect(dialog.getByRole('img', { name: 'Código QR de esta página' })).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[B106] the plant specification opens and closes by key, and the focus comes back', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const opener = plantPage(page).price.getByRole('button', { name: 'Especificaciones' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Especificaciones' });
  await expect(dialog.getByText('Área construida')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[B108] what is sold no more says so, and leads to others and to the one most like it', async ({
  page,
  database,
}) => {
  const [gone] = await database.rows<{ city: string; zone: string; slug: string }>(`select p.slug, c.slug as city,
    z.slug as zone from plant p join project j on j.id = p.project_id and j.state = 'published'
    join city c on c.id = j.city_id join zone z on z.id = j.zone_id
    where not p.is_active and p.property_type_key = 'apartment' and c.slug = 'bogota' order by p.id limit 1`);
  await page.goto(`/proyectos-vivienda/${gone?.city}/${gone?.zone}/apartamento/${gone?.slug}`);
  await expectHydrated(page);
  await expect(page.getByRole('heading', { name: 'Proyecto no disponible' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Contacta a la constructora' })).toHaveCount(0);
  const alternative = page.getByRole('region', { name: 'Lo más parecido que sigue a la venta' });
  await expect(alternative.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ver apartamentos en Bogotá' }).click();
  await expect(page).toHaveURL(/\/proyectos-vivienda\/bogota\/zona-general\/apartamento/);
});

test('[R048] on paper it is two sheets with the way back to the page', async ({ page, catalogue }) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  // A dark screen prints on white paper, too.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByText(/^Impreso de la página del/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R048, B104] the page is whole', async ({ page, catalogue }) => {
    await page.goto(catalogue.plant.href);
    for (const name of parts) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ampliar imagen 1 de/ }).first()).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/api\/og\/plants\/\d+\.jpg$/);
    await expect(page.getByRole('region', { name: 'Parecidos y más económicos' })).toBeVisible();
  });
});
