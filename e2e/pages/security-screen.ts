import type { Page } from '@playwright/test';

/** Passkeys and the second step on the security screen, and the questions that they ask. */
export function securityScreen(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  return {
    addPasskey: main.getByRole('button', { name: 'Agregar una llave' }),
    passkeys: main.getByRole('list', { name: 'Llaves de acceso' }).getByRole('listitem'),
    rename: main.getByRole('button', { name: /^Cambiar el nombre de/ }),
    name: dialog.getByRole('textbox', { name: /^Nombre/ }),
    saveName: dialog.getByRole('button', { name: 'Guardar nombre' }),
    remove: main.getByRole('button', { name: /^Eliminar / }),
    confirmRemoval: dialog.getByRole('button', { name: 'Eliminar', exact: true }),
    start: main.getByRole('button', { name: 'Activar', exact: true }),
    stop: main.getByRole('button', { name: 'Desactivar', exact: true }),
    secret: dialog.getByText(/^[A-Z2-7 ]{32,}$/),
    code: page.getByLabel('Código', { exact: true }),
    confirmCode: dialog.getByRole('button', { name: 'Confirmar y activar' }),
    recoveryCodes: dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem'),
    kept: dialog.getByRole('button', { name: 'Ya los guardé' }),
    stopped: dialog.getByRole('button', { name: 'Desactivar' }),
    password: dialog.getByLabel('Tu contraseña'),
    confirmProof: dialog.getByRole('button', { name: 'Confirmar', exact: true }),
  };
}
