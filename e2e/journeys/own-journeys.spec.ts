import { routes } from '@umbral/domain/routes/table.ts';
import { drawPicture } from '../fixtures/drawn-picture.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { ownAccount } from '../pages/own-account.ts';
import { ratingForm } from '../pages/rating-form.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { askForVisit } from '../tasks/visit-tasks.ts';

test.beforeEach(({ context, person }) => signInDirectly(context, person.email, person.password));

test('[R111, B133, C266, C288, M015] a known browser is forgotten, and the password is changed: what is wrong is said, other browsers are signed out, and the log tells', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  await signInDirectly(elsewhere, person.email, person.password);
  await page.goto(routes.accountSecurity.href());
  await expectHydrated(page);
  const account = ownAccount(page);
  const known = account.devices.getByRole('listitem');
  const count = await known.count();
  expect(count, 'this browser and the other one').toBeGreaterThan(1);
  await account.forgetDevice.last().click();
  await expect(account.toast('Olvidamos el dispositivo.')).toBeVisible();
  await expect(known).toHaveCount(count - 1);
  const next = `${person.password}-2`;
  await account.currentPassword.fill('otra que no es');
  await account.newPassword.fill(next);
  await account.repeatedPassword.fill(`${next}x`);
  await account.changePassword.click();
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await account.repeatedPassword.fill(next);
  await account.changePassword.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(account.newPassword, 'nothing that was typed is lost').toHaveValue(next);
  await account.currentPassword.fill(person.password);
  await account.changePassword.click();
  await expect(account.toast('Cambiamos tu contraseña y cerramos tus otras sesiones.')).toBeVisible();
  await expect(account.currentPassword).toHaveValue('');
  await expect(account.sessions.getByRole('listitem')).toHaveCount(1);
  for (const told of ['Contraseña cambiada', 'Contraseña equivocada dentro de la cuenta']) {
    await expect(page.getByRole('main').getByText(told, { exact: true })).toBeVisible();
  }
  const answer = await elsewhere.request.get(routes.accountFavourites.href(), { maxRedirects: 0 });
  expect(answer.headers().location).toContain(routes.login.href());
  await elsewhere.close();
});

test('[R091, B133, C260] a picture of oneself is sent, shown, still there afterwards, and taken away again', async ({
  page,
  person,
  database,
}) => {
  const account = ownAccount(page);
  const stored = async () =>
    (
      await database.rows<{ key: string | null }>(
        'select avatar_key as key from app_user where lower(email) = $1',
        person.email,
      )
    )[0]?.key;
  await page.goto(routes.editProfile.href());
  await expectHydrated(page);
  const file = account.picture.locator('input[type=file]');
  await file.setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from('no es una imagen') });
  await expect(account.picture.getByRole('status')).toHaveText('La imagen debe ser JPG, PNG o TIFF');
  await file.setInputFiles(await drawPicture(page, 'yo.png'));
  await expect(account.toast('Actualizamos tu foto.')).toBeVisible({ timeout: 30_000 });
  expect(await stored()).toMatch(/^up-/);
  await page.reload();
  await expectHydrated(page);
  const picture = account.picture.getByRole('img', { name: 'Tu foto de perfil' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await account.picture.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(account.toast('Quitamos tu foto.')).toBeVisible();
  await expect(account.picture.getByRole('button', { name: 'Subir una foto' })).toBeFocused();
  expect(await stored()).toBeNull();
});

test('[R092, B081, M079] a builder that was asked is rated once; then the rating is shown and the builder not offered', async ({
  page,
  person,
  catalogue,
  database,
}) => {
  await page.goto(routes.accountSurveys.href());
  await expect(page.getByRole('heading', { name: 'Todavía no has contactado constructoras' })).toBeVisible();
  await askForVisit(page, person, catalogue.plantToVisit.href);
  await page.goto(routes.accountSurveys.href());
  await expectHydrated(page);
  const rating = ratingForm(page);
  await rating.send.click();
  await expect(page.getByText('Es necesario realizar esta calificación')).toHaveCount(2);
  await rating.builder.selectOption({ index: 1 });
  await rating.sameDay.check({ force: true });
  await rating.byPhone.check({ force: true });
  await rating.service('5 · Excelente').check({ force: true });
  await rating.content('2 · Básica').check({ force: true });
  await rating.send.click();
  await expect(page.getByText('La calificación se ha enviado correctamente')).toBeVisible();
  await expect(rating.given).toContainText('Atención: 5 · Excelente');
  await expect(rating.given).toBeFocused();
  await expect(page.getByText('Ya calificaste a todas las constructoras que contactaste. ¡Gracias!')).toBeVisible();
  const rows = await database.rows(
    'select service_rating, content_rating from builder_survey where lower(email) = $1 or user_id = (select id from app_user where lower(email) = $1)',
    person.email,
  );
  expect(rows).toEqual([{ service_rating: 5, content_rating: 2 }]);
});

test('[B115, B102, C125, C126] who came in by another way than the form is asked for terms that are not accepted, once', async ({
  page,
  person,
  database,
}) => {
  const accepted = () =>
    database.rows("select granted from consent where purpose = 'terms' and lower(email) = $1", person.email);
  await database.rows("delete from consent where purpose = 'terms' and lower(email) = $1", person.email);
  await page.goto(routes.accountFavourites.href());
  const dialog = page.getByRole('dialog', { name: 'Acepta nuestros términos' });
  await dialog.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect(dialog).toBeHidden();
  expect(await accepted()).toEqual([{ granted: true }]);
  await page.goto(routes.accountSecurity.href());
  await expectHydrated(page);
  await expect(dialog).toBeHidden();
});
