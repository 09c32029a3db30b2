import { saveAlert } from '@umbral/domain/api/saved.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { joinBuilder, signInAs } from '../fixtures/acting.ts';
import { forget, inventPerson, openAccount } from '../fixtures/person.ts';
import { postAs } from '../fixtures/post-as.ts';
import { countFound } from '../fixtures/search-index.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { builderPages } from '../pages/builder-pages.ts';
import { projectForm } from '../pages/project-form.ts';
import { askDialog } from '../pages/staff-pages.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import {
  addPhoto,
  completeFirstTypology,
  fillBasics,
  fillRest,
  importTypologies,
} from '../tasks/project-form-tasks.ts';
import { askForVisit } from '../tasks/visit-tasks.ts';

test('[R085, R086, R087, R088, R090, R100, R119, B095, B144] a constructora asks for a project, fills it, publishes it, sells and answers', async ({
  page,
  context,
  person,
  stranger,
  browser,
  baseURL,
  database,
}) => {
  test.setTimeout(420_000);
  // One word, so that a search finds this project alone; letters, for what has digits might be read as an amount.
  const name = `Torre${person.email.slice(4, 14).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const own = builderPages(page);
  const form = projectForm(page);
  const [builder] = await database.rows<{ id: number }>(
    "select builder_id as id from project where state = 'published' order by id limit 1",
  );
  await joinBuilder({ person, database, context }, builder?.id ?? 0);
  await openAccount(stranger);
  const office = await browser.newContext({ baseURL });
  await signInAs('administrador', { person: stranger, database, context: office });
  const desk = await office.newPage();
  const visitor = { ...inventPerson(), lastName: 'Quimbaya' };
  await openAccount(visitor);
  const home = await browser.newContext({ baseURL });
  await signInDirectly(home, visitor.email, visitor.password);
  const sofa = await home.newPage();
  const project = async () =>
    (
      await database.rows<{ id: number; state: string; plants: number; slug: string; price: number }>(
        `select j.id, j.state, (select count(*)::int from plant where project_id = j.id) as plants, p.slug, p.price::int as price
         from project j join plant p on p.project_id = j.id and p.title = 'Tipo 1' where j.title = $1`,
        name,
      )
    )[0];
  const open = async (tab: typeof page, path: string) => {
    await tab.goto(path);
    await expectHydrated(tab);
  };

  await test.step('asks for a project, which an administrator accepts', async () => {
    await open(page, routes.builderRequestProject.href());
    await own.projectName.fill(name);
    await own.city.selectOption({ label: 'Pereira, Risaralda' });
    await own.phone.fill('+57 300 123 4567');
    await own.identification.fill('900123456');
    await own.terms.check({ force: true });
    await own.send.click();
    await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu solicitud.' })).toBeVisible();
    await open(desk, `${routes.userAdmin.href()}?seccion=solicitudes`);
    await desk.getByRole('button', { name: `Aceptar ${name}` }).click();
    await askDialog(desk).confirm('Aceptar').click();
    await expect(desk.getByRole('button', { name: `Aceptar ${name}` })).toBeHidden();
  });

  await test.step('fills the form of its draft: thirty typologies from a sheet, pictures, a drawing with its point', async () => {
    await open(page, routes.builderDrafts.href());
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await expect(form.section('Datos básicos')).toBeVisible();
    await fillBasics(page);
    await addPhoto(page);
    await importTypologies(page, 30);
    await completeFirstTypology(page);
    await fillRest(page, person.email);
  });

  await test.step('sees it as visitors will, and sends it', async () => {
    await expect(form.saved).toBeVisible();
    await form.button('Vista previa').click();
    const framed = page.frameLocator('iframe[title^="Vista previa a"]');
    await expect(framed.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(framed.getByRole('region', { name: 'Precio' })).toContainText('$ 250.000.000');
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await form.save.click();
    await expect(page.getByText('Los datos se han enviado correctamente')).toBeVisible();
    expect(await project()).toMatchObject({ state: 'in-review', plants: 30, price: 250_000_000 });
  });

  await test.step('is published, and found within seconds', async () => {
    await open(desk, `${routes.userAdmin.href()}?seccion=proyectos&q=${encodeURIComponent(name)}`);
    await desk
      .getByText(`Cambiar estado de ${name}`)
      .or(desk.getByLabel(`Cambiar estado de ${name}`))
      .first()
      .click();
    await desk
      .getByRole('button', { name: /^Publicar/ })
      .first()
      .click();
    const confirm = askDialog(desk).confirm('Publicar');
    if (await confirm.isVisible()) await confirm.click();
    await expect.poll(async () => (await project())?.state).toBe('published');
    // A listing that was seen without it would be kept for a while.
    await expect.poll(() => countFound(name), { timeout: 75_000 }).toBe(30);
    await sofa.goto(`${routes.housing.href({ city: 'pereira' })}?q=${encodeURIComponent(name)}`);
    await expect(sofa.getByRole('region', { name: 'Resultados' }).getByText(name).first()).toBeVisible();
  });

  const plantPath = async () =>
    routes.plant.href({ city: 'pereira', zone: 'zona', type: 'apartamento', id: (await project())?.slug ?? '' });

  await test.step('makes a tower, whose homes visitors see one by one', async () => {
    await open(page, routes.builderUnits.href({ id: String((await project())?.id) }));
    await page.getByRole('button', { name: 'Crear 48 inmuebles' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Todo está guardado').first()).toBeVisible();
    const path = await plantPath();
    await expect(async () => {
      await sofa.goto(path);
      await expect(sofa.getByText('Hay 12 unidades libres de 12 de este tipo.')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('a visitor watches it and asks for a visit, which the builder confirms', async () => {
    await (await postAs(visitor))(saveAlert.path, {
      filters: { country: 'CO', city: 'pereira', text: name },
      frequency: 'daily',
    });
    await askForVisit(sofa, visitor, await plantPath());
    await open(page, routes.builderLeads.href());
    await page
      .getByRole('list', { name: 'Personas que te han escrito' })
      .getByRole('link', { name: new RegExp(visitor.lastName) })
      .first()
      .click();
    await expect(page.getByText(visitor.email)).toBeVisible();
    await page
      .getByRole('button', { name: /^Confirmar/ })
      .first()
      .click();
    await expect(page.getByText('Confirmada', { exact: true }).first()).toBeVisible();
    await open(sofa, routes.accountRequests.href());
    await expect(sofa.getByText('Cita confirmada')).toBeVisible();
  });

  await test.step('a price falls, which the visitor’s alert tells', async () => {
    await open(page, routes.builderUpdateProject.href({ id: String((await project())?.id) }));
    await page.getByLabel('Precio de Tipo 1', { exact: true }).fill('245M');
    await page.getByRole('button', { name: 'Guardar precios' }).click();
    await expect.poll(async () => (await project())?.price).toBe(245_000_000);
    await expect(async () => {
      await open(sofa, routes.accountAlerts.href());
      await sofa
        .getByRole('button', { name: /^¿Qué habría recibido/ })
        .first()
        .click();
      await expect(sofa.getByRole('article').first()).toContainText('$ 245.000.000', { timeout: 2_000 });
    }).toPass({ timeout: 70_000, intervals: [2_000, 10_000] });
  });

  for (const other of [office, home]) await other.close();
  await database.rows('delete from project where title = $1', name);
  await forget(database, visitor);
});
