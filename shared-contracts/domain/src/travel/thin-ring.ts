import type { LatticeSpot } from './level-rings.ts';

/** A ring of at most `most` spots that still has its shape: those that matter least for its area go first. */
export function thinRing(ring: readonly LatticeSpot[], most: number): readonly LatticeSpot[] {
  const kept = [...ring];
  while (kept.length > 3) {
    const areas = kept.map((spot, index) =>
      triangle(kept.at(index - 1) ?? spot, spot, kept[(index + 1) % kept.length] ?? spot),
    );
    const least = areas.reduce((best, area, index) => (area < (areas[best] ?? 0) ? index : best), 0);
    if (kept.length <= most && (areas[least] ?? 0) > nothing) break;
    kept.splice(least, 1);
  }
  return kept;
}

/** Of a square: what the eye does not miss. */
const nothing = 0.08;

function triangle([aRow, aColumn]: LatticeSpot, [bRow, bColumn]: LatticeSpot, [cRow, cColumn]: LatticeSpot): number {
  return Math.abs((bColumn - aColumn) * (cRow - aRow) - (cColumn - aColumn) * (bRow - aRow)) / 2;
}
