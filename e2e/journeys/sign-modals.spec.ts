import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { plantPage } from '../pages/plant-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const path = routes.housing.href({ city: 'medellin' });
const heart = (page: Page) =>
  listingPage(page)
    .cards.first()
    .getByRole('button', { name: /favoritos$/ });
const login = (page: Page) => page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
const exclusive = (page: Page) => page.getByRole('dialog', { name: 'Esta característica es para compradores' });

async function giveSecondRole({ rows }: Database, { email }: Person): Promise<void> {
  await rows("insert into user_role (user_id, role_key) select id, 'seo' from app_user where email = $1", email);
}

async function openComparison(page: Page): Promise<void> {
  for (const index of [0, 1])
    await listingPage(page)
      .cards.nth(index)
      .getByRole('button', { name: /^Comparar/ })
      .click();
  await comparator(page).open.click();
  await expect(comparator(page).columns).toHaveCount(3);
}

test('[B057] [B106] [M086] the heart of a card or a plant opens the user modal for nobody', { tag: '@matrix' }, async ({
  page,
  catalogue,
}) => {
  await page.goto(path);
  await expectHydrated(page);
  await heart(page).click();
  await expect(login(page)).toContainText('Esta característica es solo para usuarios registrados');
  await expect(login(page)).toContainText('Guardamos este favorito en tu dispositivo');
  await page.getByRole('button', { name: 'Seguir sin cuenta' }).click();
  await expect(heart(page), '[B136] it waits on the device').toHaveAttribute('aria-pressed', 'true');
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await plantPage(page).save.click();
  await expect(login(page)).toBeVisible();
});

test('[B054] [B106] saving a comparison opens the exclusive modal for nobody, which leads to the user modal', async ({
  page,
}) => {
  await page.goto(path);
  await expectHydrated(page);
  await openComparison(page);
  await comparator(page).overlay.getByRole('button', { name: 'Guardar comparación' }).click();
  const members = page.getByRole('dialog', { name: 'Esto es para quienes tienen cuenta' });
  await members.getByRole('button', { name: 'Iniciar sesión o crear cuenta' }).click();
  await expect(login(page)).toBeVisible();
});

test('[B054] [B057] [B106] more than one role: the heart opens the exclusive modal, saving the user modal', async ({
  page,
  context,
  person,
  database,
}) => {
  await giveSecondRole(database, person);
  await signInDirectly(context, person.email, person.password);
  await page.goto(path);
  await expectHydrated(page);
  await heart(page).click();
  await exclusive(page).getByRole('button', { name: 'Entendido' }).click();
  await expect(exclusive(page)).toBeHidden();
  await openComparison(page);
  await comparator(page).overlay.getByRole('button', { name: 'Guardar comparación' }).click();
  await expect(login(page)).toBeVisible();
});

test('[B051] people with more than one role find their favourites in the comparator', async ({
  page,
  context,
  person,
  database,
}) => {
  await signInDirectly(context, person.email, person.password);
  await page.goto(path);
  await expectHydrated(page);
  const third = listingPage(page)
    .cards.nth(2)
    .getByRole('button', { name: /favoritos$/ });
  await third.click();
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await giveSecondRole(database, person);
  await signInDirectly(context, person.email, person.password);
  await page.reload();
  await expectHydrated(page);
  await openComparison(page);
  await comparator(page).overlay.getByRole('button', { name: 'Agregar proyecto' }).click();
  await expect(page.getByRole('region', { name: 'Tus favoritos' }).getByRole('listitem')).toHaveCount(1);
});
