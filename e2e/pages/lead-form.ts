import type { Page } from '@playwright/test';

/** The form of "buscamos por ti". */
export function leadForm(page: Page) {
  const form = page.getByRole('form', { name: 'Cuéntanos qué buscas' });
  return {
    name: form.getByLabel('Nombre y apellido'),
    email: form.getByLabel('Correo electrónico'),
    phone: form.getByLabel('Celular'),
    homeCity: form.getByLabel(/^Ciudad (y país )?donde vives$/),
    interest: form.getByLabel(/^¿En qué (ciudad|país) buscas\?$/),
    consent: form.getByRole('checkbox', { name: /ley 1581 de 2012/ }),
    send: form.getByRole('button', { name: 'Busquen por mí' }),
  };
}
