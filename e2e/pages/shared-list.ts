import type { Page } from '@playwright/test';

/** A list of favourites that is seen by its link, and what shares one. */
export function sharedList(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  return {
    share: main.getByRole('button', { name: /^(Compartir lista|Lista compartida|Compartida)/ }),
    create: dialog.getByRole('button', { name: 'Crear enlace' }),
    link: dialog.getByLabel('Enlace de la lista'),
    members: dialog.getByRole('listitem'),
    end: page.getByRole('button', { name: 'Dejar de compartir' }),
    name: main.getByLabel('Tu nombre'),
    join: main.getByRole('button', { name: 'Participar' }),
    cards: main.getByRole('article'),
    marks: (mark: 'Me encanta' | 'Tal vez' | 'No') => main.getByRole('button', { name: mark, exact: true }),
    openComments: main.getByText(/^(Comentar|\d+ comentarios?) ./),
    comment: main.getByLabel(/^Tu comentario sobre/),
    publish: main.getByRole('button', { name: 'Comentar', exact: true }),
    news: main.getByRole('status'),
    leave: main.getByRole('button', { name: 'Salir de la lista' }),
  };
}
