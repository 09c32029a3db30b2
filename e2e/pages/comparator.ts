import type { Page } from '@playwright/test';

/** The tray at the foot of every page and the overlay over it. */
export function comparator(page: Page) {
  const tray = page.getByRole('region', { name: 'Tu comparador' });
  const overlay = page.getByRole('dialog', { name: /^Comparar \(/ });
  return {
    tray,
    open: tray.getByRole('button', { name: 'Comparar', exact: true }),
    dropInTray: tray.getByRole('button', { name: /^Quitar/ }),
    overlay,
    rows: overlay.getByRole('rowgroup', { name: 'Características' }).getByRole('rowheader'),
    columns: overlay.getByRole('columnheader'),
    drop: overlay.getByRole('button', { name: /^Quitar/ }),
    close: overlay.getByRole('button', { name: 'Cerrar', exact: true }),
  };
}
