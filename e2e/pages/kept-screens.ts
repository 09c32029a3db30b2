import type { Page } from '@playwright/test';

/** What a person keeps: favourites, saved comparisons, alerts. */
export function keptScreens(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  return {
    title: page.getByRole('heading', { level: 1 }),
    cards: main.getByRole('article'),
    choose: main.getByRole('checkbox', { name: /^Elegir para comparar/ }),
    compareChosen: main.getByRole('button', { name: /^Comparar elegidos/ }),
    newList: main.getByRole('button', { name: 'Nueva lista' }),
    listChip: (name: string) => main.getByRole('button', { name: new RegExp(`^${name} \\(`) }),
    listOf: main.getByRole('combobox', { name: /^Lista de/ }),
    openNote: main.getByText(/^(Escribir una|Cambiar la) nota/),
    note: main.getByRole('textbox', { name: /^Nota de/ }),
    noted: main.getByRole('paragraph').filter({ hasText: 'parqueaderos' }),
    saveNote: main.getByRole('button', { name: 'Guardar nota' }),
    name: dialog.getByRole('textbox', { name: /^Nombre/ }),
    createList: dialog.getByRole('button', { name: 'Crear lista' }),
    saveName: dialog.getByRole('button', { name: 'Guardar nombre' }),
    rename: main.getByRole('button', { name: /^Cambiar nombre de/ }),
    pause: main.getByRole('button', { name: /^Pausar/ }),
    resume: main.getByRole('button', { name: /^Reanudar/ }),
    week: main.getByRole('button', { name: /^¿Qué habría recibido/ }),
    remove: main.getByRole('button', { name: /^Eliminar/ }),
    confirmRemoval: dialog.getByRole('button', { name: 'Eliminar', exact: true }),
  };
}
