import { routes } from '@umbral/domain/routes/table.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[R013, B079, C138, M020] a stranger rates the portal with script and without; the second browser is told nothing', async ({
  page,
  browser,
  baseURL,
  stranger,
  database,
}) => {
  await page.goto(routes.survey.href());
  await expectHydrated(page);
  const form = page.getByRole('form', { name: 'Califica a Umbral' });
  const send = form.getByRole('button', { name: 'Enviar calificación' });
  await send.click();
  await expect(form.getByText('Es necesario realizar esta calificación')).toBeVisible();
  await form.getByLabel('4 · Buena').check({ force: true });
  await form
    .getByRole('group', { name: /te fue útil/ })
    .getByLabel('No')
    .check({ force: true });
  await form.getByLabel('¿Qué te gustaría encontrar?').fill('Lotes en Chía');
  await form.getByLabel('Correo electrónico').fill(stranger.email);
  await send.dblclick();
  await expect(page.getByText('¡La calificación se ha enviado correctamente!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('umbralSurveySent'))).not.toBeNull();

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(routes.survey.href());
  await bare.getByLabel('1 · Deficiente').check({ force: true });
  await bare
    .getByRole('group', { name: /te fue útil/ })
    .getByLabel('Sí')
    .check({ force: true });
  await bare.getByLabel('Correo electrónico').fill(stranger.email);
  await bare.getByRole('button', { name: 'Enviar calificación' }).click();
  await expect(bare.getByText('¡La calificación se ha enviado correctamente!')).toBeVisible();
  await plain.close();
  const stored = await database.rows(
    'select rating, search_interest from portal_survey where email = $1',
    stranger.email,
  );
  expect(stored, 'the first answer of an address stays').toEqual([{ rating: 4, search_interest: 'Lotes en Chía' }]);
});

test('[R006, B107, C132, C133, C136, C405, M080] a person answers a capture form, sees the answers, and erases them', async ({
  page,
  context,
  person,
  database,
}) => {
  // What was told is shown to whoever has proven the address.
  await database.rows('update app_user set email_verified_at = now() where lower(email) = lower($1)', person.email);
  await signInDirectly(context, person.email, person.password);
  await page.goto(routes.audience.href());
  await expectHydrated(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Afina tus alertas' }) });
  await row.getByRole('button', { name: /^Responder/ }).click();
  await row.getByLabel('Habitar').check({ force: true });
  await row.getByLabel('Un año').check({ force: true });
  await row.getByLabel('¿Cuánto ganan al mes en tu hogar?').selectOption({ index: 2 });
  await row.getByRole('checkbox').check();
  await row.getByRole('button', { name: 'Enviar respuestas' }).click();
  await expect(page.getByText('Los datos se han enviado correctamente')).toBeVisible();
  await expect(row).toContainText('Respondido el');
  await expect(row).toContainText('Habitar');
  await row.getByRole('button', { name: /^Borrar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(row).toContainText('Sin responder');
});
