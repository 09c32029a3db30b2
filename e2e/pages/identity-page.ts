import type { Page } from '@playwright/test';

/** The provider "Cuenta de prueba", the way to it, and what the login page says of the way back. */
export function identityPage(page: Page) {
  return {
    start: page.getByRole('main').getByRole('link', { name: 'Continuar con Cuenta de prueba' }),
    email: page.getByLabel('Correo', { exact: true }),
    name: page.getByLabel('Nombre y apellido'),
    enter: page.getByRole('button', { name: 'Entrar' }),
    cancel: page.getByRole('button', { name: 'Cancelar' }),
    alert: page.getByRole('main').getByRole('alert'),
  };
}
