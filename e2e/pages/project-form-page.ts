import type { Page } from '@playwright/test';

/** The form of a project. */
export function projectFormPage(page: Page) {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel(/^Nombre del proyecto/),
    video: main.getByLabel(/^Video del proyecto/),
    floors: main.getByLabel('Número de pisos'),
    saved: main.getByText(/^Borrador guardado/),
    recovered: main.getByText(/^Recuperamos lo que escribiste/),
    conflict: page.getByRole('dialog', { name: 'Dos personas cambiaron lo mismo' }),
  };
}
