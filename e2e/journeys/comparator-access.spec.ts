import type { Locator, Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { sweepTag } from '../sweeps.ts';
import { expectNoViolation } from '../tasks/access-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const path = routes.housing.href({ city: 'medellin' });

/** Compares the first cards of a listing. */
async function compare(page: Page, count: number): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  for (let index = 0; index < count; index += 1)
    await listingPage(page)
      .cards.nth(index)
      .getByRole('button', { name: /^Comparar/ })
      .click();
  await expect(comparator(page).tray).toContainText(`${count} de 4`);
}

/** Goes on by key until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    // Asked at once: who is still waiting for an answer presses past the goal.
    expect(await goal.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

test('[B052] the table has its names in the accessibility tree: columns, rows, groups and what is best', async ({
  page,
}) => {
  await compare(page, 2);
  const { open, overlay, columns } = comparator(page);
  await open.click();
  await expect(columns).toHaveCount(3);
  const [first = '', second = ''] = (await columns.getByRole('link').allTextContents()).map((text) => text.trim());
  await expect(overlay.getByRole('table')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row
        - row:
          - columnheader "Característica"
          - columnheader /${escaped(first)} (Tipo que comparas de .+ )?Precio desde .+/
          - columnheader /${escaped(second)} (Tipo que comparas de .+ )?Precio desde .+/
  `);
  await expect(overlay.getByRole('rowgroup', { name: 'Características' })).toMatchAriaSnapshot(`
    - rowgroup "Características":
      - row /^Ubicación/:
        - rowheader "Ubicación"
        - cell
        - cell
      - row /^Tipo de inmueble/:
        - rowheader "Tipo de inmueble"
      - row /^Estado/:
        - rowheader "Estado"
  `);
  const own = overlay.getByRole('rowgroup', { name: 'Tus números' });
  await expect(own.getByRole('rowheader', { name: 'Efectivo hasta las llaves' })).toBeVisible();
  await expect(overlay.getByRole('textbox', { name: `Tus notas de ${first}` })).toBeAttached();
  await expect(overlay.getByText(/^(Menor|Mayor|Más|Menos) /).first()).toBeVisible();
});

test('[B050, B051] everything is done by the keyboard alone, and the focus comes back', async ({ page }) => {
  await compare(page, 2);
  const { open, overlay, columns, drop, close } = comparator(page);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(3);
  const [before = ''] = await columns.getByRole('link').allTextContents();

  await tabTo(page, overlay.getByRole('switch', { name: 'Solo diferencias' }));
  await page.keyboard.press('Space');
  await expect(overlay.getByRole('switch', { name: 'Solo diferencias' })).toBeChecked();
  await tabTo(page, overlay.getByRole('region', { name: /^Tabla de comparación/ }));
  await tabTo(page, overlay.getByRole('button', { name: `Mover ${before} a la derecha` }));
  await page.keyboard.press('Enter');
  await expect(columns.nth(2)).toContainText(before);

  const add = overlay.getByRole('button', { name: 'Agregar proyecto' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Añade más proyectos a tu comparador' });
  await expect(drawer.getByRole('region', { name: 'Proyectos similares' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();

  await drop.first().focus();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveCount(2);
  await expect(overlay.getByRole('region', { name: /^Tabla de comparación/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`[B050] axe finds nothing in table, rows and drawer, ${width} wide and ${colorScheme}`, {
    tag: sweepTag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await compare(page, 2);
    const { tray, open, overlay, rows } = comparator(page);
    await expect(tray).toBeVisible();
    await expectNoViolation(page, { part: '[data-boundary="mf-comparator"]', where: 'tray' });
    await open.click();
    await expect(rows).toHaveCount(16);
    await expectNoViolation(page, { part: 'dialog[open]', where: 'table' });
    await overlay.getByRole('button', { name: 'Más opciones de la comparación' }).click();
    await overlay.getByRole('button', { name: 'Elegir y ordenar filas' }).click();
    const panel = page.getByRole('dialog', { name: 'Filas de la tabla' });
    await expect(panel).toBeVisible();
    await expectNoViolation(page, { part: 'dialog[open]', where: 'rows' });
    await page.keyboard.press('Escape');
    await overlay.getByRole('button', { name: 'Agregar proyecto' }).click();
    await expect(page.getByRole('region', { name: 'Proyectos similares' })).toBeVisible();
    await expectNoViolation(page, { part: 'dialog[open]', where: 'drawer' });
  });
}

test('[B050] the tray makes room on the way down and never lies over what it must not', async ({ page }) => {
  await compare(page, 1);
  const { tray, open, dropInTray } = comparator(page);
  await expect(dropInTray).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(dropInTray).toBeHidden({ timeout: 200 });
  }).toPass();
  await expect(open).toBeVisible();
  await page.mouse.wheel(0, -200);
  await expect(dropInTray).toBeVisible();
  // At the end of the page all that can be pressed stands above it.
  const foot = page.getByRole('contentinfo').getByRole('link').last();
  await expect(async () => {
    // What comes near on the way is measured then, and the end moves.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [under, over] = [await foot.boundingBox(), await tray.boundingBox()];
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  }).toPass();
});

test('[B055] from the page of a plant nothing is added', async ({ page, catalogue }) => {
  await compare(page, 1);
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  const { open, overlay, columns } = comparator(page);
  await open.click();
  await expect(columns).toHaveCount(2);
  await expect(overlay.getByRole('button', { name: 'Agregar proyecto' })).toHaveCount(0);
});

test('[B017] on a phone two columns fill the width, and a swipe brings the next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await compare(page, 3);
  const { open, overlay, columns } = comparator(page);
  await open.click();
  await expect(columns).toHaveCount(4);
  const table = overlay.getByRole('region', { name: /^Tabla de comparación/ });
  const { width = 0 } = (await table.boundingBox()) ?? {};
  const { width: column = 0 } = (await columns.nth(1).boundingBox()) ?? {};
  expect(Math.abs(column * 2 - width)).toBeLessThan(2);
  await expect(columns.nth(3)).not.toBeInViewport();
  await table.evaluate((node) => node.scrollBy({ left: node.clientWidth }));
  await expect(columns.nth(3)).toBeInViewport();
});

// What is broken in other ways is told apart by the tests of each reader.
for (const broken of ['{', '[{"plantId":-1}]', '{"order":7,"hidden":{}}']) {
  test(`[B094] storage that holds ${JSON.stringify(broken)} everywhere breaks nothing`, async ({ page }) => {
    const keys = [
      localKeys.comparator,
      localKeys.availableProjects,
      localKeys.comparisonView,
      localKeys.comparisonNotes,
      localKeys.budget,
      'umbral-seen-1',
    ];
    await page.addInitScript(
      ([names, value]) => {
        if (sessionStorage.getItem('broken')) return;
        sessionStorage.setItem('broken', '1');
        for (const name of names) localStorage.setItem(name, value);
      },
      [keys, broken] as const,
    );
    await compare(page, 1);
    const { open, overlay, rows } = comparator(page);
    await open.click();
    await expect(rows).toHaveCount(16);
    await overlay.getByRole('button', { name: 'Agregar proyecto' }).click();
    await expect(page.getByRole('region', { name: 'Proyectos similares' })).toBeVisible();
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
