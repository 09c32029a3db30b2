import type { Page } from '@playwright/test';

/** A listing of any family. */
export function listingPage(page: Page) {
  const filters = page.getByRole('dialog', { name: 'Filtra y encuentra' });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    cards: page.getByRole('list', { name: 'Resultados' }).getByRole('article'),
    applied: page.getByRole('navigation', { name: 'Filtros aplicados' }),
    /** Wide screens call it "Más filtros", narrow ones "Filtrar"; a count may follow. */
    openFilters: page.getByRole('button', { name: /^(Más filtros|Filtrar)/ }),
    filters,
    type: filters.getByLabel('Tipo de inmueble'),
    /** "Buscar" without script; with it how many there are: "Ver 128 proyectos". */
    search: filters.getByRole('button', { name: /^(Buscar$|Ver \d)/ }),
  };
}
