import { routes } from '@umbral/domain/routes/table.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { openAccount } from '../fixtures/person.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { actForBuilderOf } from '../tasks/builder-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { askForVisit, chooseDay, visitsOf } from '../tasks/visit-tasks.ts';

test('[R116, R117, R113, B144, C330, C385] somebody asks for a visit, the builder answers with another time, and the letter agrees to it', async ({
  page,
  context,
  person,
  stranger,
  browser,
  baseURL,
  catalogue,
  database,
}) => {
  await signInDirectly(context, person.email, person.password);
  await askForVisit(page, person, catalogue.plantToVisit.href);
  await openAccount(stranger);
  const room = await browser.newContext({ baseURL });
  await actForBuilderOf({ person: stranger, database, context: room, asked: person });
  const sales = await room.newPage();

  await test.step('the builder finds the request, notes and answers', async () => {
    await sales.goto(routes.builderLeads.href());
    await expectHydrated(sales);
    await sales.getByRole('list', { name: 'Personas que te han escrito' }).getByRole('link').first().click();
    await expect(sales.getByText(person.email)).toBeVisible();
    await sales.getByLabel(/^Nota para tu equipo/).fill('Viene con su mamá.');
    await sales.getByRole('button', { name: 'Agregar nota' }).click();
    await expect(sales.getByText('Viene con su mamá.', { exact: true }).last()).toBeVisible();
    await sales.getByRole('button', { name: /^Proponer otra hora/ }).click();
    const dialog = sales.getByRole('dialog');
    await chooseDay(dialog.getByLabel('Día'), 2);
    await dialog.getByLabel('Hora').selectOption('11:00');
    await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
    await expect(sales.getByText('Propuesta, espera a la persona').first()).toBeVisible();
  });

  await test.step('the person sees the new time and agrees by the link of the letter', async () => {
    await page.goto(routes.accountRequests.href());
    await expect(page.getByText('La constructora te propone esta hora')).toBeVisible();
    await expect(page.getByText(/a las 11:00 a\. m\./)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(person.email)).some(({ subject }) => subject.includes('te propone otra hora')))
      .toBe(true);
    const letter = (await mailsTo(person.email)).find(({ subject }) => subject.includes('te propone otra hora'));
    const [link = ''] = /https?:\/\/\S+\/api\/citas\S+/.exec(letter?.text ?? '') ?? [];
    await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
    await page.getByRole('button', { name: 'Aceptar esta hora' }).click();
    await expect(page.getByText('Quedó confirmada tu cita. Le avisamos a la constructora.')).toBeVisible();
    await page.goto(routes.accountRequests.href());
    await expect(page.getByText('Cita confirmada')).toBeVisible();
  });

  await test.step('the calendar of the builder says the same', async () => {
    const [visit] = await visitsOf(database, person);
    await sales.goto(`${routes.builderVisits.href()}?semana=${visit?.day}`);
    const held = sales.getByRole('listitem').filter({ hasText: person.lastName }).last();
    await expect(held).toContainText('Confirmada');
    await expect(held).toContainText('11:00 a. m.');
  });
  await room.close();
});
