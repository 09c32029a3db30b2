import type { Page } from '@playwright/test';
import { type ConsoleRegistry, startConsoleRegistry } from '../fixtures/console-registry.ts';
import { expect, test } from '../fixtures/test.ts';
import { platformConsole } from '../pages/platform-console.ts';
import { sweepTag } from '../sweeps.ts';
import { expectNoViolationInAnyTheme } from '../tasks/access-tasks.ts';

let registry: ConsoleRegistry;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  registry = await startConsoleRegistry();
});
test.afterAll(() => registry.stop());

const remote = '/platform/remotos/mf-comparator';

async function signIn(page: Page, path: string, token = registry.tokens.operator): Promise<void> {
  const console = platformConsole(page);
  await page.goto(`${registry.url}${path}`);
  await console.token.fill(token);
  await console.enter.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Plataforma');
}

/** Carries out what is open in the dialog. */
async function decide(page: Page, button: string, reason: string): Promise<void> {
  const console = platformConsole(page);
  await console.reason.fill(reason);
  await console.confirm(button).click();
}

async function newestSeq(): Promise<number> {
  return (await (await registry.call(registry.tokens.operator, '/channels')).json()).seq;
}

test('a wrong token opens nothing, a right one lasts until somebody leaves', async ({ page, problems }) => {
  problems.allow(/status of 401/);
  const { token, enter, leave, card } = platformConsole(page);
  await page.goto(`${registry.url}/platform`);
  await token.fill('umb_wrong');
  await enter.click();
  await expect(page.getByText('Esta clave no sirve', { exact: false })).toBeVisible();
  await token.fill(registry.tokens.operator);
  await enter.click();
  await expect(card('mf-comparator')).toContainText('1.0.0');
  await page.reload();
  await expect(card('mf-comparator')).toContainText('35');
  await leave.click();
  await expect(token).toBeVisible();
  await page.reload();
  await expect(token).toBeVisible();
});

test('[B145] the sessions of the console are seen and ended: one, and all others', async ({ page, browser }) => {
  const elsewhere = [await browser.newPage(), await browser.newPage()];
  for (const tab of elsewhere) await signIn(tab, '/platform');
  await signIn(page, '/platform/sesiones');
  const { action, dialog, confirm, token } = platformConsole(page);
  const rows = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Esta sesión');
  const before = await rows.count();
  await page
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .click();
  await expect(page.getByRole('status')).toHaveText('Cerramos 1 sesión.');
  await expect(rows).toHaveCount(before - 1);
  await action('Cerrar las demás').click();
  await expect(dialog).toContainText('La tuya sigue abierta.');
  await confirm('Cerrar las demás').click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows, 'the own one goes on').toHaveCount(1);
  for (const tab of elsewhere) {
    await tab.reload();
    await expect(platformConsole(tab).token).toBeVisible();
    await tab.close();
  }
  await expect(token).toHaveCount(0);
});

test('all versions are searched by the words of their commits, each leads to its remote and its source', async ({
  page,
}) => {
  await signIn(page, '/platform');
  const { screen, found } = platformConsole(page);
  await screen('Versiones').click();
  await expect(found.first()).toContainText('mf-fair 1.1.0');
  const field = page.getByLabel('Buscar por versión, commit, autor', { exact: false });
  await field.fill('inés 1.2.0');
  await page.keyboard.press('Enter');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('comparator: what is new in 1.2.0');
  await expect(found).toContainText('Inés Duarte · COMP-41');
  await expect(found.getByRole('link', { name: /^commit 120/ })).toHaveAttribute('href', /forge\.example\.com/);
  await page.reload();
  await expect(found, 'the address keeps what was searched for').toHaveCount(1);
  await field.fill('nadie');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ninguna versión coincide' })).toBeVisible();
  await page.goBack();
  await found.getByRole('link', { name: 'mf-comparator' }).click();
  await page.getByLabel('De', { exact: true }).selectOption('1.1.0');
  await page.getByLabel('A', { exact: true }).selectOption('1.2.0');
  await expect(page.getByRole('link', { name: 'Ver en el repositorio qué cambió entre las dos' })).toHaveAttribute(
    'href',
    /comparator\/compare\/110a+\.\.\.120a+$/,
  );
});

test('what breaks others is refused with field and way out before anybody decides', async ({ page }) => {
  await signIn(page, remote);
  const { action, dialog, versions } = platformConsole(page);
  await action('Publicar 2.0.0').click();
  await expect(dialog).toContainText('No puede salir');
  await expect(dialog).toContainText('publishes["comparator/selection-changed"]');
  await expect(dialog).toContainText('mf-search@1.0.0');
  await page.keyboard.press('Escape');
  const broken = versions.filter({ hasText: '2.0.0' });
  await expect(broken).toContainText('rechazada');
  await broken.getByText('Pruebas').click();
  await expect(broken).toContainText('Ningún recorrido la ha probado junto a otras versiones.');
  await expect(broken.getByText('clickable · div.veil lies over the page at /feria')).toBeVisible();
  await expect(broken.getByText(/de ancho:/), 'what looks most otherwise stands first').toHaveText([
    /^\/feria, a 390 de ancho: 12,31\s%$/,
    /^\/nuevas, a 1440 de ancho: 0,04\s%$/,
  ]);
});

test('a version is a canary, then stable, and is taken back, each with its reason in the history', async ({ page }) => {
  await signIn(page, remote);
  const { action, versions, history, dialog } = platformConsole(page);
  await action('Canario 1.1.0').click();
  await expect(dialog).toContainText('Puede salir');
  await dialog.getByText('Un porcentaje fijo', { exact: false }).click();
  await dialog.getByLabel('Porcentaje de visitas').fill('2,5');
  await decide(page, 'Publicar', 'una primera mirada');
  await expect(versions.filter({ hasText: '1.1.0' })).toContainText('canario');
  await expect(history.first()).toContainText('2.5 %');

  await action('Publicar 1.1.0').click();
  await decide(page, 'Publicar', 'nadie se quejó');
  await expect(versions.filter({ hasText: '1.1.0' })).toContainText('estable');

  await action('Volver atrás').click();
  await decide(page, 'Volver atrás', 'se quejaron');
  await expect(versions.filter({ hasText: '1.0.0' })).toContainText('estable');
  await expect(history.first()).toContainText('se quejaron');
});

test('a pin holds everything else, until it is taken away', async ({ page }) => {
  await signIn(page, remote);
  const { action, versions, dialog } = platformConsole(page);
  await action('Fijar 1.0.0').click();
  await decide(page, 'Fijar', 'mientras se arregla');
  await expect(versions.filter({ hasText: '1.0.0' })).toContainText('fijada');
  await expect(action('Publicar 1.2.0')).toHaveCount(0);
  await action('Quitar fijación').click();
  await decide(page, 'Quitar fijación', 'ya se arregló');
  await expect(dialog).toHaveCount(0);
  await expect(action('Publicar 1.2.0')).toBeVisible();
});

test('a change in between is shown before anybody decides again', async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signIn(page, remote);
  const { action, dialog, versions, confirm } = platformConsole(page);
  await action('Publicar 1.2.0').click();
  await expect(dialog).toContainText('Puede salir');
  const pin = { version: '1.0.0', after: await newestSeq(), reason: 'una urgencia' };
  expect((await registry.call(registry.tokens.operator, '/channels/mf-search/pin', pin)).status).toBe(200);
  await decide(page, 'Publicar', 'con lo de antes');
  await expect(dialog).toContainText('mf-search, fijada: de nada a 1.0.0');
  await expect(dialog).toContainText('una urgencia');
  await confirm('Ver lo nuevo y decidir de nuevo').click();
  await confirm('Publicar').click();
  await expect(versions.filter({ hasText: '1.2.0' })).toContainText('estable');
});

test('a team sees everything and changes only what is its own', async ({ page }) => {
  await signIn(page, remote, registry.tokens.search);
  const { versions, action } = platformConsole(page);
  await expect(versions.first()).toBeVisible();
  await expect(page.getByText('Puedes mirar.', { exact: false })).toBeVisible();
  await expect(action('Publicar 2.0.0')).toHaveCount(0);
  const wish = { version: '1.0.0', after: await newestSeq(), reason: 'not mine' };
  const forbidden = await registry.call(registry.tokens.search, '/channels/mf-fair/pin', wish);
  expect(forbidden.status).toBe(403);
});

test('what somebody asks for and nobody decides alone is read and approved by another', async ({ page }) => {
  await signIn(page, '/platform/aprobaciones');
  const { action, dialog, confirm, screen } = platformConsole(page);
  const row = page.getByRole('list', { name: 'Pedidas en la última hora' }).getByRole('listitem');
  await expect(row).toContainText('turno-noche');
  await action('Aprobar: Entregar una clave, de person-7').click();
  await expect(dialog).toContainText('turno-noche');
  await confirm('Aprobar').click();
  await expect(page.getByRole('status')).toContainText('ya puede repetir lo que pidió');
  await expect(row).toContainText('Aprobada por');
  await expect(action('Aprobar: Entregar una clave, de person-7')).toHaveCount(0);
  const { leave, token } = platformConsole(page);
  await leave.click();
  await expect(token).toBeVisible();
  await signIn(page, '/platform', registry.tokens.search);
  await expect(screen('Sesiones'), 'a team is not asked').toBeVisible();
  await expect(screen('Aprobaciones')).toHaveCount(0);
});

test('from a failure to its owner and back to the version before in two clicks', async ({ page }) => {
  const failure = { remote: 'mf-comparator', version: '1.2.0', cohort: 'stable', kind: 'crashed', count: 3 };
  const told = await registry.call(registry.tokens.shell, '/failures', {
    failures: [{ ...failure, message: 'No plant 17 for ana@example.com' }],
  });
  expect(told.status).toBe(204);
  await signIn(page, '/platform/errores?remote=mf-comparator');
  const row = page.getByRole('listitem').filter({ hasText: 'No plant # for [correo]' });
  await expect(row).toContainText('mf-comparator 1.2.0');
  await expect(row).toContainText('Equipo comparator');
  await row.getByRole('button', { name: 'Volver atrás de mf-comparator 1.2.0' }).click();
  await decide(page, 'Volver atrás', 'falla en pantalla');
  await expect(row).toContainText('Esta versión ya no se entrega.');
});

test('the audit log is filtered by its address and given out as a table', async ({ page }) => {
  await signIn(page, '/platform/auditoria?action=pin');
  await expect(page.getByText('mientras se arregla')).toBeVisible();
  await expect(page.getByText('nadie se quejó')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('auditoria.csv');
});

test('each environment is a console of its own; a key opens those that it is for', async ({ page, problems }) => {
  problems.allow(/status of 40[34]/);
  const { card, environment, screen } = platformConsole(page);
  await signIn(page, '/platform', registry.tokens.everywhere);
  await expect(environment('production')).toHaveAttribute('aria-current', 'true');
  const shown = await card('mf-comparator').textContent();
  await environment('staging').click();
  await expect(card('mf-comparator')).toContainText('una semana en staging');
  await expect(page).toHaveTitle('Ahora · staging · Plataforma Umbral');
  await card('mf-comparator').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/platform\/entornos\/staging\/remotos\/mf-comparator$/);
  await expect(platformConsole(page).history).toHaveCount(1);
  await screen('Ahora').click();
  await environment('production').click();
  await expect(card('mf-comparator')).toHaveText(shown ?? '');
  await page.goto(`${registry.url}/platform/entornos/nowhere/errores`);
  await expect(page.getByText('No hay un entorno que se llame nowhere')).toBeVisible();
  await platformConsole(page).leave.click();
  await signIn(page, '/platform/entornos/staging', registry.tokens.search);
  await expect(page.getByText('Tu clave no sirve para staging. Es para production.')).toBeVisible();
  await environment('production').click();
  await expect(card('mf-comparator')).toContainText('1.');
});

test('what staging has goes on to production, once production says what the version wants to be told', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (409|422)/);
  const { action, confirm, dialog, reason, settings } = platformConsole(page);
  const fair = 'remotos/mf-fair';
  await signIn(page, `/platform/entornos/staging/${fair}`, registry.tokens.everywhere);
  await expect(settings.filter({ hasText: 'phone' })).toContainText('6017430000');
  await action('Pasar a production').click();
  await expect(dialog.getByText('No puede salir: rompe una cosa.')).toBeVisible();
  await expect(dialog.getByText('and production says nothing of it', { exact: false })).toBeVisible();
  await decide(page, 'Publicar allí', 'una semana en staging');
  await expect(dialog.getByRole('alert')).toContainText('La comprobación no deja publicar esta versión.');
  await confirm('Cancelar').click();

  await page.goto(`${registry.url}/platform/${fair}`);
  await expect(settings.filter({ hasText: 'phone' })).toContainText('sin valor');
  await action('Cambiar phone').click();
  await dialog.getByLabel('Valor').fill('601');
  await decide(page, 'Guardar', 'el número de la feria');
  await expect(dialog.getByRole('alert')).toContainText('text of 7 characters at least and 20 characters at most');
  await dialog.getByLabel('Valor').fill('6017431111');
  await confirm('Guardar').click();
  await expect(page.getByText('Listo: phone tiene su nuevo valor.', { exact: false })).toBeVisible();
  await expect(settings.filter({ hasText: 'phone' })).toContainText('6017431111');
  await expect(settings.filter({ hasText: 'phone' })).toContainText('lo puso olga-everywhere');

  await page.goto(`${registry.url}/platform/entornos/staging/${fair}`);
  await action('Pasar a production').click();
  await expect(dialog.getByText('Puede salir', { exact: false })).toBeVisible();
  await expect(reason).toBeVisible();
  await decide(page, 'Publicar allí', 'una semana en staging');
  await expect(page.getByText('Listo: todas las visitas de production tienen mf-fair 1.1.0.')).toBeVisible();
  await action('Pasar a production').click();
  await expect(page.getByText('production ya tiene mf-fair 1.1.0.')).toBeVisible();
  const { lock } = await (await registry.call(registry.tokens.operator, '/composition')).json();
  expect(lock.settings).toEqual({ 'mf-fair': { phone: '6017431111' } });
});

for (const width of [1440, 768, 390]) {
  test(`axe finds nothing in light or dark and nothing is too wide, ${width}`, { tag: sweepTag }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, '/platform', registry.tokens.everywhere);
    const others = [
      'versiones',
      'errores',
      'auditoria',
      'enlaces',
      'aprobaciones',
      'sesiones',
      'entornos/staging',
      'entornos/staging/remotos/mf-fair',
    ].map((screen) => `/platform/${screen}`);
    for (const path of ['/platform', remote, ...others]) {
      await page.goto(`${registry.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoViolationInAnyTheme(page, { where: path });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}
