import type { Page } from '@playwright/test';

/** The form of a project, section by section. */
export function projectForm(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const text = (name: string | RegExp) => main.getByRole('textbox', { name });
  return {
    section: (title: string | RegExp) =>
      main.getByRole('navigation', { name: 'Secciones del formulario' }).getByRole('button', { name: title }),
    heading: (title: string) => main.getByRole('heading', { name: title, level: 2 }),
    text,
    choice: (name: string | RegExp) => main.getByRole('combobox', { name }),
    feature: main.getByRole('combobox', { name: /^Buscar en la lista/ }),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    files: main.locator('input[type=file]'),
    drawing: main.getByRole('group', { name: /^Plano/ }),
    saved: main.getByText(/^Borrador guardado/),
    save: main.getByRole('button', { name: 'Guardar proyecto' }),
    dialog,
    priceList: {
      open: main.getByRole('button', { name: /^Lista de precios/ }),
      import: dialog.getByRole('button', { name: 'Importar' }),
      file: dialog.locator('input[type=file]'),
      apply: dialog.getByRole('button', { name: /^Aplicar \d+ cambio/ }),
      done: dialog.getByRole('button', { name: 'Listo' }),
    },
  };
}
