import type { Locator, Page } from '@playwright/test';

/** Login and registration, on their pages and in the modal. */
export function accountForms(within: Locator | Page) {
  return {
    email: within.getByLabel('Correo electrónico'),
    password: within.getByLabel('Contraseña', { exact: true }),
    signIn: within.getByRole('button', { name: 'Ingresar' }),
    register: within.getByRole('link', { name: 'Regístrate' }),
    next: within.getByRole('button', { name: 'Continuar' }),
    firstName: within.getByLabel('Nombre', { exact: true }),
    lastName: within.getByLabel('Apellido'),
    phone: within.getByLabel('Celular'),
    repeated: within.getByLabel('Repite la contraseña'),
    terms: within.getByRole('checkbox', { name: /^Acepto los/ }),
    verify: within.getByRole('button', { name: 'Verificar' }),
    verified: within.getByText('Verificación lista'),
    create: within.getByRole('button', { name: 'Crear cuenta' }),
  };
}
