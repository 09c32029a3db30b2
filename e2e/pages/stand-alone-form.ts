import type { Page } from '@playwright/test';

/** The stand-alone lead form. */
export function standAloneForm(page: Page) {
  const form = page.getByRole('form', { name: 'Déjanos tus datos' });
  return {
    name: form.getByLabel('Nombre y apellido'),
    email: form.getByLabel('Correo electrónico'),
    phone: form.getByLabel('Celular'),
    homeCity: form.getByLabel('Ciudad donde vives'),
    interest: form.getByLabel('¿En qué ciudad buscas?'),
    consent: form.getByRole('checkbox', { name: /ley 1581 de 2012/ }),
    send: form.getByRole('button', { name: 'Quiero que me llamen' }),
  };
}
