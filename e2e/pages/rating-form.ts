import type { Page } from '@playwright/test';

/** What a person says of a builder, and what was said. */
export function ratingForm(page: Page) {
  const main = page.getByRole('main');
  const group = (name: RegExp) => main.getByRole('group', { name });
  return {
    builder: main.getByRole('combobox', { name: 'Constructora' }),
    sameDay: group(/tardó/).getByLabel('El mismo día'),
    byPhone: group(/te respondió/).getByLabel('Teléfono'),
    service: (stars: string) => group(/atención/).getByLabel(stars),
    content: (stars: string) => group(/información/).getByLabel(stars),
    send: main.getByRole('button', { name: 'Enviar calificación' }),
    given: main.getByRole('region', { name: 'Calificaciones que diste' }),
  };
}
