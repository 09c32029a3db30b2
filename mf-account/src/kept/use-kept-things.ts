import { listPlantsByIds } from '@umbral/domain/api/plants.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readThings, subscribeToThings } from '../device/device-store.ts';
import { type DeviceThings, nothingKept } from '../device/device-things.ts';

const noHearts: readonly number[] = [];

/** What the device keeps, and the homes of it. */
export interface KeptThings {
  readonly hearts: readonly number[];
  readonly things: DeviceThings;
  /** Undefined until they are here; null where they could not be read. */
  readonly records: ReadonlyMap<number, PlantRecord> | null | undefined;
  readonly retry: () => void;
}

/** Follows what this device keeps, also from other tabs, and reads the homes of it. */
export function useKeptThings(): KeptThings {
  const { call } = useRemote();
  const hearts = useSyncExternalStore(keptHearts.subscribe, keptHearts.read, () => noHearts);
  const things = useSyncExternalStore(subscribeToThings, readThings, () => nothingKept);
  const [records, setRecords] = useState<KeptThings['records']>();
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  const wanted = [...new Set([...hearts, ...things.comparisons.flatMap(({ plantIds }) => plantIds)])].toSorted().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same again
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      if (wanted === '') return new Map<number, PlantRecord>();
      const { data } = await call(listPlantsByIds, { params: { id: wanted } }, { signal: controller.signal });
      return new Map(data.map((record) => [record.id, record]));
    };
    read().then(setRecords, () => controller.signal.aborted || setRecords(null));
    return () => controller.abort();
  }, [call, wanted, turn]);
  return { hearts, things, records, retry };
}
