import type { Page } from '@playwright/test';

/** The projects of a builder, and the request for another one. */
export function builderPages(page: Page) {
  const main = page.getByRole('main');
  return {
    rowOf: (title: string) => main.getByRole('row').filter({ hasText: title }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
    projectName: main.getByLabel('Nombre del proyecto'),
    city: main.getByLabel('Ciudad', { exact: true }),
    phone: main.getByLabel(/^Teléfono/),
    identification: main.getByLabel(/^NIT o cédula/),
    terms: main.getByRole('checkbox', { name: /^Acepto los términos/ }),
    send: main.getByRole('button', { name: 'Enviar solicitud' }),
  };
}
