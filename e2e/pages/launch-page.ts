import type { Page } from '@playwright/test';

/** The page of a project in launch. */
export function launchPage(page: Page) {
  const form = page.getByRole('form', { name: 'Recibe la información del lanzamiento' });
  const anchors = page.getByRole('navigation', { name: 'Secciones de la página' });
  return {
    anchors,
    anchor: (name: string) => anchors.getByRole('link', { name }),
    currentAnchor: anchors.locator('[aria-current="location"]'),
    name: form.getByLabel('Nombre y apellido'),
    email: form.getByLabel('Correo electrónico'),
    phone: form.getByLabel('Celular'),
    homeCity: form.getByLabel('Ciudad donde vives'),
    consent: form.getByRole('checkbox', { name: /Ley 1581 de 2012/ }),
    send: form.getByRole('button', { name: 'Quiero más información' }),
  };
}
