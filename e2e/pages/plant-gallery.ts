import type { Page } from '@playwright/test';

/** The gallery of a home in full, and the plans that lead to it. */
export function plantGallery(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Fotos|Planos|Video|Recorrido 360°) de / });
  const kinds = dialog.getByRole('navigation', { name: 'Tipos de imagen' });
  return {
    open: page.getByRole('link', { name: /^Ver las \d+ fotos$/ }),
    openFilm: page.getByRole('link', { name: 'Ver el video' }),
    dialog,
    kinds,
    kind: (name: RegExp) => kinds.getByRole('button', { name }),
    /** "3 de 8 · Imagen representativa". */
    caption: dialog.getByText(/^\d+ de \d+ · /),
    previous: dialog.getByRole('button', { name: 'Imagen anterior' }),
    next: dialog.getByRole('button', { name: 'Imagen siguiente' }),
    thumbnails: dialog.getByRole('list', { name: 'Todas las imágenes' }).getByRole('button'),
    picture: dialog.getByRole('figure').getByRole('img').first(),
    plans: page.locator('#planos'),
    openFit: page.getByRole('button', { name: '¿Cabe mi sofá?' }).first(),
    fit: page.getByRole('dialog', { name: /^¿Cabe mi sofá\?/ }),
  };
}
