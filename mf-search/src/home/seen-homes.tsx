import { useEffect, useState } from 'react';
import { seenPlants } from 'shared-contracts/remote/plant-lists.ts';
import { SeenPlants } from '../results/seen-plants.tsx';

/** The homes whose page was opened on this device; only the browser knows them. */
export function SeenHomes() {
  const [seen, setSeen] = useState<readonly number[]>([]);
  useEffect(() => setSeen(seenPlants.read()), []);
  return <SeenPlants seen={seen} />;
}
