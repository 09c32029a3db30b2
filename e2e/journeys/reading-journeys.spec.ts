import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[B068] a reader comments on an article; links and markup are only text', async ({
  page,
  catalogue,
  stranger,
  database,
}) => {
  await page.goto(routes.articleInCategory.href({ category: catalogue.article.category, id: catalogue.article.slug }));
  await expectHydrated(page);
  const form = page.getByRole('form', { name: 'Deja tu comentario' });
  await form.scrollIntoViewIfNeeded();
  const send = form.getByRole('button', { name: 'Comentar' });
  // The part below comes alive when it comes near the view.
  await expect(async () => {
    await send.click();
    await expect(page.getByText('El campo es obligatorio').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  const words = `Muy claro ${stranger.email.slice(4, 14)} <b>gracias</b> https://malo.example`;
  await form.getByLabel('Nombre').fill('Lucía Restrepo');
  await form.getByLabel('Correo electrónico').fill(stranger.email);
  await form.getByLabel('Comentario').fill(words);
  await send.click();
  await expect(page.getByText('El comentario se ha enviado correctamente')).toBeVisible();
  const stored = await database.rows<{ content: string }>(
    'select content from comment where email = $1',
    stranger.email,
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]?.content).not.toContain('malo.example');
  await expect(page.getByText(/Muy claro/).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(stranger.email);
});

test.describe('while a fair is on', () => {
  test.use({ isFirstVisit: true });

  test('[B082] [B085] its notice comes once a session, not on a fair; the cookie banner stays until it is accepted', async ({
    page,
  }) => {
    const notice = page.getByRole('region', { name: 'Aviso de feria' });
    const banner = page.getByRole('region', { name: 'Usamos cookies' });
    await page.goto('/');
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect(banner).toBeHidden();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expectHydrated(page);
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('FairPopUpSeen'))).not.toBeNull();
  });

  test('[B083] a fair shows its regions and their projects; a closed one leads to where the visitor can go on', {
    tag: '@matrix',
  }, async ({ page, database }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    await expect(page).toHaveURL(/\/feria-virtual\/home$/);
    await page
      .getByRole('navigation', { name: 'Regiones de la feria' })
      .getByRole('link', { name: /Caribe/ })
      .click();
    await expect(page).toHaveURL(/\/feria-virtual\/caribe$/);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const places = await database.rows<{ city: string }>(
      "select distinct city from plant_listing where region_key = 'caribe'",
    );
    await expect(cards.first()).toContainText(new RegExp(places.map(({ city }) => city).join('|')));
  });
});
