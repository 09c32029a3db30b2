import type { PropertyType } from './vocabulary.ts';

/** Types that are no homes: nobody lives there, so what the law gives to housing is not for them. */
export const premises: ReadonlySet<PropertyType> = new Set(['lot', 'office', 'retail', 'clinic-office', 'warehouse']);
