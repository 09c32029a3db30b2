import type { Page } from '@playwright/test';

/** What a person sees of the own account: profile, security, privacy. */
export function ownAccount(page: Page) {
  const main = page.getByRole('main');
  return {
    firstName: main.getByLabel('Nombre', { exact: true }),
    city: main.getByRole('combobox', { name: 'Ciudad donde vives' }),
    save: main.getByRole('button', { name: 'Guardar cambios' }),
    sessions: main.getByRole('list', { name: 'Sesiones abiertas' }),
    devices: main.getByRole('list', { name: 'Dispositivos conocidos' }),
    forgetDevice: main.getByRole('button', { name: /^Olvidar / }),
    endSession: main.getByRole('button', { name: /^Cerrar la sesión de/ }),
    picture: main.getByRole('region', { name: 'Tu foto' }),
    currentPassword: main.getByLabel('Contraseña actual'),
    newPassword: main.getByLabel('Contraseña nueva', { exact: true }),
    repeatedPassword: main.getByLabel('Repite la contraseña nueva'),
    changePassword: main.getByRole('button', { name: 'Cambiar contraseña' }),
    readData: main.getByRole('link', { name: 'Ver mis datos' }),
    downloadData: main.getByRole('link', { name: 'Descargar en JSON' }),
    contactAt: (label: string) => main.getByRole('radio', { name: label }),
    saveContact: main.getByRole('button', { name: 'Guardar preferencias' }),
    cookies: main.getByRole('switch', { name: /cookies de medición/ }),
    remove: main.getByRole('button', { name: 'Eliminar mi cuenta' }),
    dialog: page.getByRole('dialog'),
    confirmPassword: page.getByRole('dialog').getByLabel('Tu contraseña'),
    confirm: page.getByRole('dialog').getByRole('button', { name: 'Sí, eliminarla' }),
    toast: (text: string) => page.getByText(text),
  };
}
