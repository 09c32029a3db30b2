import type { Page } from '@playwright/test';

/** What the console shows on pages of the portal. */
export function toolbar(page: Page) {
  const bar = page.getByRole('complementary', { name: 'Plataforma' });
  return {
    bar,
    handle: bar.getByRole('button', { name: 'Plataforma' }),
    app: (name: string) => bar.getByRole('listitem').filter({ hasText: name }),
    newLink: bar.getByRole('link', { name: 'Hacer un enlace desde aquí' }),
    said: bar.getByLabel('¿Qué viste mal?'),
    prepare: bar.getByRole('button', { name: 'Preparar reporte' }),
    report: bar.getByLabel('Texto del reporte'),
  };
}
