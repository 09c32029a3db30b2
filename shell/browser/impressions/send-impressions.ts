import { impressionsPath, mostImpressions } from '@umbral/domain/api/impressions-path.ts';
import type { SeenPlants } from './seen-plants.ts';

/**
 * Tells the API what was seen. The browser carries a beacon out also when the page is left, and holds nothing up for
 * it; what is lost harms nobody.
 */
export function sendImpressions(seen: SeenPlants, apiBase: string): void {
  while (seen.waiting > 0) {
    const body = JSON.stringify({ plants: seen.take(mostImpressions) });
    navigator.sendBeacon(`${apiBase}${impressionsPath}`, new Blob([body], { type: 'application/json' }));
  }
}
