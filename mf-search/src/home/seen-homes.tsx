import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isKept } from './is-kept.ts';

const KeptHomes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "kept-homes" */ './kept-homes.tsx')).KeptHomes,
}));

/** The homes whose page was opened on this device; only the browser knows them. */
export function SeenHomes() {
  const [hasSeen, setSeen] = useState(false);
  useEffect(() => setSeen(isKept(localKeys.seenPlants)), []);
  if (!hasSeen) return null;
  return (
    <Suspense>
      <KeptHomes />
    </Suspense>
  );
}
