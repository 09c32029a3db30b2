import type { Locator, Page } from '@playwright/test';

/** The form to a builder, on the side of a page or in a dialog. */
export function contactForm(page: Page, within: Locator | Page = page) {
  const form = within.getByRole('form', { name: 'Contacta a la constructora' });
  return {
    form,
    name: form.getByLabel('Nombre y apellido'),
    email: form.getByLabel('Correo electrónico'),
    phone: form.getByLabel('Teléfono'),
    city: form.getByRole('combobox', { name: 'Ciudad donde vives' }),
    consent: form.getByRole('checkbox', { name: /^Autorizo a Umbral/ }),
    send: form.getByRole('button', { name: 'Contactar' }),
  };
}
