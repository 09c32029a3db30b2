import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { printed } from './drawing/ink.ts';
import type { Layout, Level } from './layout.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What a plan shows, for people who do not see it: all rooms of the level by their names. */
export function planAlt({ type, bedrooms, baths, builtArea, levels }: Layout, { name, rooms }: Level): string {
  const what = propertyTypeLabels[type].replace('Lotes', 'Lote').toLowerCase();
  const counts = [...counted(bedrooms, 'alcoba', 'alcobas'), ...counted(baths, 'baño', 'baños')].join(' y ');
  const size = type === 'lot' ? `${printed(builtArea)} m²` : `${printed(builtArea)} m² construidos`;
  const floor = levels.length > 1 ? ` (${name.toLowerCase()})` : '';
  const shown = new Intl.ListFormat('es', { type: 'conjunction' }).format(
    rooms.filter(({ kind }) => kind !== 'void').map((room) => room.name.toLowerCase()),
  );
  return `Plano${floor} de ${what}${counts ? ` de ${counts}` : ''}, ${size}: ${shown}`;
}
