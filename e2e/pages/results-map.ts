import type { Page } from '@playwright/test';

/** The map of a listing, with its areas. */
export function resultsMap(page: Page) {
  const region = page.getByRole('region', { name: 'Mapa de resultados' });
  const panel = region.getByRole('region', { name: 'Áreas dibujadas' });
  return {
    board: region.getByRole('application', { name: 'Mapa' }),
    prices: region.getByRole('list', { name: 'Precios en el mapa' }).getByRole('button'),
    sight: region.getByText(/a la vista/),
    follow: region.getByLabel('Buscar al mover el mapa'),
    card: region.getByRole('region', { name: 'Inmueble elegido en el mapa' }),
    openAreas: region.getByRole('button', { name: 'Áreas dibujadas' }),
    panel,
    include: panel.getByRole('button', { name: 'Incluir área' }),
    exclude: panel.getByRole('button', { name: 'Excluir área' }),
    undo: panel.getByRole('button', { name: 'Deshacer' }),
    redo: panel.getByRole('button', { name: 'Rehacer' }),
    pick: panel.getByRole('button', { name: 'Elegir barrios' }),
    pickSearch: panel.getByLabel('Buscar zona o barrio'),
    rectangle: panel.getByRole('button', { name: 'Rectángulo por coordenadas' }),
    areas: panel.getByRole('listitem').filter({ hasText: /^Área \d/ }),
    /** How many projects the listing says that it found. */
    count: page
      .getByRole('main')
      .getByText(/^[\d.]+ proyectos?$/)
      .first(),
  };
}
