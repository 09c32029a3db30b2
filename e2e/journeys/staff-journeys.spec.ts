import { login } from '@umbral/domain/api/users.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { signInAs } from '../fixtures/acting.ts';
import { callApi } from '../fixtures/call-api.ts';
import { openAccount } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { askDialog, peoplePart, rulesPage } from '../pages/staff-pages.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const part = (section: string) => `${routes.userAdmin.href()}?seccion=${section}`;

test.describe('an administrator', () => {
  test.beforeEach(({ administrator }) => void administrator);

  test('[R076, B145, C242, C243, C245] finds a person, sees what is known, blocks and unblocks', async ({
    page,
    stranger,
    database,
  }) => {
    await openAccount(stranger);
    const people = peoplePart(page);
    const asked = askDialog(page);
    const { email, password } = stranger;
    const mayEnter = async () => (await callApi(login, { body: { email, password, user_key: '' } })).ok;
    await page.goto(part('personas'));
    await expectHydrated(page);
    await people.q.fill(stranger.email);
    await people.find.click();
    await expect(people.rowOf(stranger.email)).toBeVisible();
    expect(page.url(), 'no address names whom somebody looks for').not.toContain('example.com');

    await people.see.click();
    await expect(asked.dialog).toContainText(`${stranger.email} (sin confirmar)`);
    await page.keyboard.press('Escape');
    await expect(people.see).toBeFocused();

    await people.block.click();
    await asked.confirm('Bloquear').click();
    await expect(asked.reason).toBeFocused();
    await expect(asked.dialog).toContainText('Escribe el motivo');
    await asked.reason.fill('Prueba de bloqueo');
    await asked.confirm('Bloquear').click();
    await expect(page.getByText('Bloqueamos la cuenta y cerramos sus sesiones.')).toBeVisible();
    await expect(people.blocked).toBeVisible();
    await expect(people.unblock).toBeFocused();
    expect(await mayEnter()).toBe(0);

    await people.unblock.click();
    await asked.reason.fill('Fue un error');
    await asked.confirm('Desbloquear').click();
    await expect(people.block).toBeVisible();
    expect(await mayEnter()).toBe(1);
    const log = await database.rows<{ kind: string }>(
      `select kind from security_event where done_by = 'staff' and kind like '%blocked'
        and user_id = (select id from app_user where lower(email) = $1) order by id`,
      stranger.email,
    );
    expect(log.map(({ kind }) => kind)).toEqual(['blocked', 'unblocked']);
  });

  test('[C267, B145] reads what happened to an account, of which its log tells', async ({
    page,
    stranger,
    database,
  }) => {
    await openAccount(stranger);
    await callApi(login, { body: { email: stranger.email, password: 'otra clave', user_key: '' } });
    const people = peoplePart(page);
    await page.goto(part('personas'));
    await expectHydrated(page);
    await people.q.fill(stranger.email);
    await people.find.click();
    await people.see.click();
    await askDialog(page).dialog.getByRole('link', { name: 'Ver todo su registro de seguridad' }).click();

    const log = page.getByRole('main').getByRole('listitem');
    await expect(log.filter({ hasText: 'Intento de ingreso fallido' })).toHaveCount(1);
    await expect(log.filter({ hasText: 'Cuenta vista por el equipo' })).toContainText('Equipo');
    await page.getByLabel('Suceso').selectOption('Cuenta creada');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expect(page.getByText('1 suceso', { exact: true })).toBeVisible();
    expect(page.url(), 'no address names whom somebody looks for').not.toContain('example.com');
    const reads = await database.rows<{ device: string }>(
      `select device from security_event where kind = 'log-read' and done_by = 'staff'
        and user_id = (select id from app_user where lower(email) = $1)`,
      stranger.email,
    );
    const aBrowser = expect.stringMatching(/ en Linux$/);
    expect(reads.map(({ device }) => device)).toEqual([aBrowser, aBrowser]);
  });

  test('[C310, C312, B145] refuses a specification with a reason, and the list goes on without it', async ({
    page,
    database,
    person,
  }) => {
    const name = `Cava ${person.email.slice(4, 14)}`;
    await database.rows(
      `insert into custom_specification (project_id, kind, position, label)
        select id, 'common', 5, $1 from project where state = 'published' order by id desc limit 1`,
      name,
    );
    await page.goto(part('especificaciones'));
    await expectHydrated(page);
    await page.getByRole('button', { name: `Rechazar ${name}` }).click();
    const asked = askDialog(page);
    await asked.reason.fill('Ya está en la lista como Depósito');
    await asked.confirm('Rechazar').click();
    await expect(page.getByText('Rechazamos la especificación.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Rechazar ${name}` })).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
    const [row] = await database.rows('select state, reason from custom_specification where label = $1', name);
    expect(row).toEqual({ state: 'rejected', reason: 'Ya está en la lista como Depósito' });
    await database.rows('delete from custom_specification where label = $1', name);
  });

  test('[R095, B100, M095, C142, C144] saves a canonical rule, tests it and deletes it', async ({ page, person }) => {
    const from = `/prueba-${person.email.slice(4, 14)}/*`;
    const rules = rulesPage(page);
    await page.goto(routes.canonicals.href());
    await expectHydrated(page);
    await rules.url.fill(from);
    await rules.saveCanonical.click();
    await expect(page.getByText('El campo es obligatorio')).toBeVisible();
    await expect(rules.canonical).toBeFocused();
    await rules.canonical.fill('/proyectos-vivienda');
    await rules.saveCanonical.click();
    await expect(page.getByText('Guardamos la regla canonical.')).toBeVisible();
    await expect(rules.url).toHaveValue('');
    await rules.tested.fill(from.replace('*', 'uno'));
    await rules.test.click();
    await expect(rules.verdict).toContainText(`se aplica la regla ${from}: su canonical es /proyectos-vivienda`);
    await rules.deleteOf(from).click();
    await askDialog(page).confirm('Eliminar regla canonical').click();
    await expect(page.getByText('Eliminamos la regla canonical.')).toBeVisible();
    await expect(rules.deleteOf(from)).toBeHidden();
  });
});

test('[R096, C247] redirects come by a sheet: tried first, mended, then saved; the portal follows them', async ({
  page,
  person,
  database,
  context,
}) => {
  await signInAs('seo', { person, database, context });
  const mark = person.email.slice(4, 14);
  const rules = rulesPage(page);
  await page.goto(routes.redirects.href());
  await expectHydrated(page);
  await rules.sheet.fill(`/viejo-${mark},/actualidad\n/otro-${mark},/viejo-${mark}`);
  await rules.check.click();
  await expect(rules.lines).toHaveCount(3);
  await expect(rules.lines.nth(1)).toContainText('Apunta directo a: /actualidad');
  await expect(rules.apply).toBeHidden();
  await rules.sheet.fill(`/viejo-${mark},/actualidad\n/otro-${mark},/actualidad,302`);
  await expect(rules.lines, 'what was tried is not what stands there now').toHaveCount(0);
  await rules.check.click();
  await rules.apply.click();
  await expect(page.getByText('Guardamos las redirecciones de la hoja.')).toBeVisible();
  await expect(rules.deleteOf(`/viejo-${mark}`)).toBeVisible();
  const saved = await database.rows('select status from redirect_rule where from_path = $1', `/otro-${mark}`);
  expect(saved).toEqual([{ status: 302 }]);
  await rules.deleteOf(`/otro-${mark}`).click();
  await askDialog(page).confirm('Eliminar redirección').click();
  await expect(page.getByText('Eliminamos la redirección.')).toBeVisible();
  await database.rows('delete from redirect_rule where from_path like $1', `%-${mark}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R095, C142, C144] a canonical rule is saved, tested and, once asked, deleted by plain pages', async ({
    page,
    administrator: person,
    database,
    problems,
  }) => {
    // The browser says of each file of the scripts that it runs none.
    problems.allow(/^request: csp GET \S+\.js$/);
    const from = `/plana-${person.email.slice(4, 14)}`;
    const rules = rulesPage(page);
    await page.goto(routes.canonicals.href());
    await rules.url.fill(from);
    await rules.canonical.fill('/proyectos-vivienda');
    await rules.saveCanonical.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guardamos la regla canonical.');
    await page.getByRole('link', { name: 'Volver a la lista' }).click();
    await rules.tested.fill(from);
    await rules.test.click();
    await expect(rules.verdict).toContainText('se aplica su propia regla');
    await rules.deleteOf(from).click();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eliminamos la regla canonical.');
    expect(await database.rows('select id from canonical_rule where from_path = $1', from)).toEqual([]);
  });
});
