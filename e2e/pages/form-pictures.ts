import type { Page } from '@playwright/test';

/** The pictures in the form of a project. */
export function formPictures(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    section: (name: string) => main.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) }),
    /** Hidden: the buttons beside them open the device's files. */
    files: main.getByLabel(/^Elegir im/).first(),
    refused: main.getByRole('status').filter({ hasText: 'no se subi' }),
    nameOf: (place: number) => main.getByRole('textbox', { name: `Qué muestra la imagen ${place}` }),
  };
}
