import type { Page } from '@playwright/test';

/** The account menu of the header. */
export function accountMenu(page: Page) {
  const banner = page.getByRole('banner');
  return {
    open: banner.getByText(/^Hola, /),
    entries: banner.getByText('Cerrar sesión').locator('xpath=ancestor::ul').getByRole('listitem'),
  };
}

/** What asks before a change of staff is made. */
export function askDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    reason: dialog.getByLabel('Motivo'),
    confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}

/** The part of the administration that looks after accounts. */
export function peoplePart(page: Page) {
  const main = page.getByRole('main');
  return {
    q: main.getByLabel('Nombre o correo electrónico'),
    find: main.getByRole('button', { name: 'Buscar' }),
    rowOf: (email: string) => main.getByRole('listitem').filter({ hasText: email }).first(),
    see: main.getByRole('button', { name: /^Ver la cuenta de/ }),
    endSessions: main.getByRole('button', { name: /^Cerrar sesiones de/ }),
    block: main.getByRole('button', { name: /^Bloquear a/ }),
    unblock: main.getByRole('button', { name: /^Desbloquear a/ }),
    blocked: main.getByText('Bloqueada', { exact: true }),
  };
}

/** The screens of rules for search engines. */
export function rulesPage(page: Page) {
  const main = page.getByRole('main');
  return {
    url: main.getByLabel('Dirección', { exact: true }),
    canonical: main.getByLabel('Canonical', { exact: true }),
    saveCanonical: main.getByRole('button', { name: 'Guardar regla' }),
    tested: main.getByRole('textbox', { name: 'Probar una dirección' }),
    test: main.getByRole('button', { name: 'Probar' }),
    verdict: main.getByRole('status'),
    deleteOf: (from: string) => main.getByRole('button', { name: `de ${from}` }),
    sheet: main.getByLabel('Contenido de la hoja'),
    check: main.getByRole('button', { name: 'Revisar sin guardar' }),
    lines: main.getByRole('region', { name: 'Lo que pasaría con cada línea' }).getByRole('row'),
    apply: main.getByRole('button', { name: /^Guardar \d+ redirecci/ }),
  };
}
