import type { SwitchKey } from './filter-rows.ts';

/** What each switch is called: in the panel, on its chip and in letters. */
export const switchLabels = {
  has360: 'Recorrido virtual 360°',
  holiday: 'Rentas cortas, Vacacionales o Inversión',
  hasBalcony: 'Con balcón',
  belongsTv: 'Visto en TV',
  inStock: 'Con unidades disponibles',
} as const satisfies Record<SwitchKey, string>;
