import type { Page } from '@playwright/test';

/** The platform's console: its sign-in, its screens, the dialog of a change. */
export function platformConsole(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    token: page.getByLabel('Tu clave'),
    enter: page.getByRole('button', { name: 'Ingresar' }),
    leave: page.getByRole('button', { name: 'Salir' }),
    card: (app: string) => page.getByRole('article', { name: new RegExp(app) }),
    screen: (name: string) =>
      page.getByRole('navigation', { name: 'Pantallas de la plataforma' }).getByRole('link', { name }),
    environment: (name: string) =>
      page.getByRole('navigation', { name: 'Entornos' }).getByRole('link', { name, exact: true }),
    versions: page.getByRole('region', { name: 'Versiones', exact: true }).getByRole('listitem'),
    found: page.getByRole('region', { name: 'Versiones encontradas' }).getByRole('listitem'),
    settings: page.getByRole('region', { name: 'Ajustes' }).getByRole('listitem'),
    history: page.getByRole('region', { name: 'Historia' }).getByRole('listitem'),
    action: (name: string) => page.getByRole('button', { name, exact: true }),
    dialog,
    reason: dialog.getByLabel('¿Por qué?'),
    confirm: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}
