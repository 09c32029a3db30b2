import type { Page } from '@playwright/test';

/** The page of one unit type. */
export function plantPage(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: page.getByRole('heading', { level: 1 }),
    save: main.getByRole('button', { name: /^(Guardar|Guardado)$/ }),
    compare: main.getByRole('button', { name: /^(Comparar|Comparando)$/ }),
    price: main.getByRole('region', { name: 'Precio', exact: true }),
    /** At the foot of a narrow screen. */
    openContact: page.getByRole('region', { name: 'Contacto', exact: true }).getByRole('button', { name: 'Contactar' }),
  };
}
