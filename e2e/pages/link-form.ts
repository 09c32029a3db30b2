import type { Page } from '@playwright/test';

/** The console's form for a link, and the links below it. */
export function linkForm(page: Page) {
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  return {
    version: (app: string) => row(app).getByLabel('Versión'),
    removeVersion: (app: string) => page.getByRole('button', { name: `Quitar ${app} del enlace` }),
    addFault: page.getByRole('button', { name: 'Agregar una falla' }),
    /** A field of the first fault. */
    fault: (field: string) =>
      page.getByRole('group', { name: 'Fallas que se provocan' }).getByLabel(field, { exact: true }).first(),
    marksOwners: page.getByLabel('Se marca de quién es cada parte'),
    currency: page.getByLabel('Moneda'),
    path: page.getByLabel('Página donde empieza'),
    purpose: page.getByLabel('¿Para qué?'),
    create: page.getByRole('button', { name: 'Hacer enlace' }),
    made: page.getByLabel('Dirección del enlace'),
    links: page.getByRole('region', { name: 'Enlaces hechos' }).getByRole('listitem'),
  };
}
