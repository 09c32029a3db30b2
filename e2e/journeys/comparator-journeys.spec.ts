import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { chooseCurrency, expectHydrated } from '../tasks/frame-tasks.ts';

const path = routes.housing.href({ city: 'medellin' });

test('[B050] [B051] four at most, none twice, and what is compared outlives the document', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto(path);
  await expectHydrated(page);
  const { cards } = listingPage(page);
  const { tray, dropInTray, open, overlay, drop, rows, columns, close } = comparator(page);
  const compare = (index: number) => cards.nth(index).getByRole('button', { name: /^Comparar/ });
  for (const index of [0, 1, 2, 3]) await compare(index).click();
  await expect(tray).toContainText('4 de 4');
  await compare(4).click();
  await expect(page.getByText('Puedes comparar máximo 4 proyectos a la vez.', { exact: false })).toBeVisible();
  await expect(tray).toContainText('4 de 4');
  await page.reload();
  await expect(tray).toContainText('4 de 4');
  await expect(compare(0)).toHaveAttribute('aria-pressed', 'true');
  await dropInTray.first().click();
  await expect(tray).toContainText('3 de 4');
  await expect(compare(0)).toHaveAttribute('aria-pressed', 'false');
  await open.click();
  await expect(columns).toHaveCount(4);
  await expect(rows).toHaveText([
    'Ubicación',
    'Tipo de inmueble',
    'Estado',
    'Cuota inicial',
    'Área',
    'Habitaciones',
    'Baños',
    'Parqueaderos',
    'Precio por m²',
    'Cuota de separación',
    'Estrato',
    'Ascensores',
    'Unidades disponibles',
    'Pet friendly',
    'Lugares cercanos',
    'Constructora',
  ]);
  await drop.first().click();
  await expect(columns).toHaveCount(3);
  await close.click();
  await expect(overlay).toBeHidden();
  await expect(tray).toContainText('2 de 4');
});

test('[B050] another tab follows what is compared', async ({ page, secondTab }) => {
  await page.goto(path);
  await secondTab.goto(routes.housing.href({ city: 'cali' }));
  await expectHydrated(page);
  await expectHydrated(secondTab);
  await listingPage(page)
    .cards.first()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  await expect(comparator(page).tray).toContainText('1 de 4');
  await listingPage(secondTab)
    .cards.first()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  await expect(comparator(secondTab).tray).toContainText('2 de 4');
  await expect(comparator(page).tray).toContainText('2 de 4');
  await comparator(page).dropInTray.first().click();
  await expect(comparator(secondTab).tray).toContainText('1 de 4');
});

test('[B002] a choice of currency is followed by every remote of the page at once, and remembered', async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('heading', { name: 'Proyectos destacados' }).scrollIntoViewIfNeeded();
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: /Desde/ });
  await expect(cards.first().getByRole('button', { name: /^Comparar/ })).toBeEnabled();
  await chooseCurrency(page, 'usd');
  await expect(cards.first()).toContainText('US$');
  // The part of another remote, further down, comes alive only now.
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toContainText('US$');
  await page.goto(path);
  await expect(page.getByLabel('Moneda')).toHaveValue('usd');
  await expect(listingPage(page).cards.first()).toContainText('US$');
});
