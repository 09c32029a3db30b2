import type { Page } from '@playwright/test';

/** The modal that makes an alert, over any page. */
export function alertModal(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Crea una alerta' });
  return {
    dialog,
    watched: dialog.getByRole('list', { name: 'Lo que vigilamos' }).getByRole('listitem'),
    preview: dialog.getByText(/^Esta semana (no )?habrías recibido/),
    homes: dialog.getByRole('link', { name: /(Nuevo|Bajó de precio)$/ }),
    frequency: (name: string) => dialog.getByRole('radio', { name }),
    email: dialog.getByLabel('Correo electrónico'),
    consent: dialog.getByRole('checkbox', { name: /ley 1581 de 2012/ }),
    save: dialog.getByRole('button', { name: 'Guarda tu alerta' }),
  };
}
