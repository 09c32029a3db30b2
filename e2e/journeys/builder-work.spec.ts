import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { builderPages } from '../pages/builder-pages.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

// Both lead the same project of the demonstration away and back.
test.describe.configure({ mode: 'serial' });

test('[R083, R084, R090, B099, C302, C313, M016] a builder asks for a project, and leads another one back to draft and to review', async ({
  page,
  person,
  database,
  ownProject: project,
}) => {
  const own = builderPages(page);
  const stateOf = async () =>
    (await database.rows<{ state: string }>('select state from project where id = $1', project.id))[0]?.state;
  await page.goto(routes.builderHome.href());
  await expectHydrated(page);
  await expect(page.getByText('Contactos, 30 días')).toBeVisible();

  await test.step('asks for a project', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Solicitar proyecto nuevo' }).click();
    await own.send.click();
    await expect(page.getByText('Debes aceptar los términos y condiciones.')).toBeVisible();
    await expect(own.projectName).toBeFocused();
    const name = `Torre ${person.email.slice(4, 14)}`;
    await own.projectName.fill(name);
    await own.city.selectOption({ index: 1 });
    await own.phone.fill('+57 300 123 4567');
    await own.identification.fill('900123456');
    await own.terms.check({ force: true });
    await own.send.click();
    await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu solicitud.' })).toBeVisible();
    const asked = await database.rows(
      'select builder_id, state, email from project_request where project_name = $1',
      name,
    );
    expect(asked).toEqual([{ builder_id: project.builderId, state: 'pending', email: person.email }]);
    await database.rows('delete from project_request where project_name = $1', name);
  });

  await test.step('takes a project out of review and sends it there again', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Ver mis proyectos' }).click();
    const row = own.rowOf(project.title);
    await own.button(`Retirar de revisión ${project.title}`).click();
    await expect(row).toContainText('Borrador');
    expect(await stateOf()).toBe('draft');
    await own.button(`Archivar ${project.title}`).click();
    await expect(own.dialog).toContainText('Solo el equipo del portal puede recuperarlo.');
    await page.keyboard.press('Escape');
    await expect(own.button(`Archivar ${project.title}`)).toBeFocused();
    await own.button(`Enviar a revisión ${project.title}`).click();
    await expect(row).toContainText('En revisión');
    expect(await stateOf()).toBe('in-review');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R099, B099, C302, M039, M040] the list and its changes work, in the builders’ own area', async ({
    page,
    ownProject: project,
  }) => {
    const own = builderPages(page);
    await page.goto(`${routes.builderUpdateProjects.href()}?estado=in-review`);
    const menu = page.getByRole('navigation', { name: 'Menú de constructora' });
    await expect(menu.getByRole('link')).toHaveText(['Mis proyectos', 'Cerrar sesión']);
    await own.button(`Retirar de revisión ${project.title}`).click();
    await expect(page).toHaveURL(/\/builder-update\/proyectos\?estado=in-review$/);
    await menu.getByRole('link', { name: 'Mis proyectos' }).click();
    await own.button(`Enviar a revisión ${project.title}`).click();
    await expect(own.rowOf(project.title)).toContainText('En revisión');
  });
});
