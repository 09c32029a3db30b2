import { seenPlants } from '@umbral/kit/cards/plant-lists.ts';
import { SeenPlants } from '../results/seen-plants.tsx';

/** What this device keeps as seen, as the listing shows it too. */
export function KeptHomes() {
  return <SeenPlants seen={seenPlants.read()} />;
}
