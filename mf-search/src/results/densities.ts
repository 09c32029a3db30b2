import type { SearchView } from '@umbral/domain/routes/search-state.ts';
import './densities.module.css';
import { lazyPart } from './lazy-part.tsx';

/** The layouts that few choose: each comes in its own chunk. */
export const CompactPlants = lazyPart(async () => {
  const { CompactList } = await import(/* webpackChunkName: "compact-list" */ './compact-list.tsx');
  return CompactList;
});

export const PlantsTable = lazyPart(async () => {
  const { PlantTable } = await import(/* webpackChunkName: "plant-table" */ './plant-table.tsx');
  return PlantTable;
});

/** Brings the code of a layout ahead of its drawing. */
export async function preloadView(view: SearchView): Promise<void> {
  if (view === 'compact') await CompactPlants.preload();
  if (view === 'table') await PlantsTable.preload();
}
