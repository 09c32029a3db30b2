import { calculationLimits } from '@umbral/domain/limits/calculation-limits.ts';

/** Sentences about kept results of calculators. */
export const calculationTexts = {
  kept: 'Guardamos tu cálculo.',
  renamed: 'Cambiamos el nombre del cálculo.',
  deleted: 'Eliminamos el cálculo.',
  full: `Puedes guardar máximo ${calculationLimits.max} cálculos. Elimina uno para guardar otro.`,
} as const;
