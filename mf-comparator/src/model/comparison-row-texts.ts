import type { ComparisonRow } from './comparison-rows.ts';

/** Names of the rows of a comparison. */
export const comparisonRowLabels: Record<ComparisonRow, string> = {
  location: 'Ubicación',
  type: 'Tipo de inmueble',
  status: 'Estado',
  initial_feed: 'Cuota inicial',
  area: 'Área',
  bedroom: 'Habitaciones',
  bathroom: 'Baños',
  parking: 'Parqueaderos',
  precio_m2: 'Precio por m²',
  cuota_separacion: 'Cuota de separación',
  estrato: 'Estrato',
  elevadores: 'Ascensores',
  unidades_disponibles: 'Unidades disponibles',
  pet_friendly: 'Pet friendly',
  lugares_cercanos: 'Lugares cercanos',
  constructora: 'Constructora',
};

/** What stands where a value is missing, not a number, or zero [B053]. */
export const noDataText = 'Sin información';

export const answerTexts = { yes: 'Sí', no: 'No' } as const;
