import type { SearchUnit } from '@umbral/domain/filters/search-unit.ts';
import { formatCount } from '@umbral/domain/format/format.ts';
import { unitNouns } from '../texts/unit-texts.ts';

/** "12 proyectos", or "31 tipos de inmueble" where every type counts by itself. */
export function counted(count: number, unit: SearchUnit): string {
  const { one, many } = unitNouns[unit];
  return formatCount(count, one, many);
}
