import type { SearchUnit } from '@umbral/domain/filters/search-unit.ts';
import type { Noun } from '@umbral/domain/vocabulary/labels.ts';

/** What a listing counts; everywhere it is called the same. */
export const unitNouns: Readonly<Record<SearchUnit, Noun>> = {
  projects: { one: 'proyecto', many: 'proyectos', gender: 'm' },
  types: { one: 'tipo de inmueble', many: 'tipos de inmueble', gender: 'm' },
};
