import type { Locator } from '@playwright/test';

/** A visitor's own places, in the section of a home that tells the ways to them. */
export function ownPlaces(within: Locator) {
  const map = within.getByRole('region', { name: 'Marcar tu lugar en el mapa' });
  return {
    add: within.getByRole('button', { name: 'Agregar un lugar' }),
    name: within.getByLabel('Cómo lo llamas'),
    markIt: within.getByRole('button', { name: 'Marcarlo en el mapa' }),
    board: map.getByRole('application', { name: 'Mapa' }),
    marked: map.getByText(/^Punto marcado/),
    undo: map.getByRole('button', { name: 'Deshacer' }),
    needsMark: within.getByText('Marca un punto en el mapa.'),
    save: within.getByRole('button', { name: 'Guardar lugar' }),
    row: (name: string) => within.getByRole('row', { name: new RegExp(`^${name}`) }),
  };
}
