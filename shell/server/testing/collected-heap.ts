import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes of the heap that something still holds. */
export function collectedHeapMb(): number {
  collect();
  return getHeapStatistics().used_heap_size / 2 ** 20;
}
