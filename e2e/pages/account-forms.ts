import type { Locator, Page } from '@playwright/test';

/** Login, registration and recovery, on their pages and in the modal. */
export function accountForms(within: Locator | Page) {
  return {
    email: within.getByLabel('Correo electrónico'),
    password: within.getByLabel('Contraseña', { exact: true }),
    signIn: within.getByRole('button', { name: 'Ingresar' }),
    register: within.getByRole('link', { name: 'Regístrate' }),
    forgotten: within.getByRole('link', { name: '¿Olvidaste tu contraseña?' }),
    askForLink: within.getByRole('button', { name: 'Enviar enlace' }),
    newPassword: within.getByLabel('Contraseña nueva', { exact: true }),
    savePassword: within.getByRole('button', { name: 'Guardar contraseña' }),
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
