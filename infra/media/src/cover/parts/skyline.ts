import type { Mood } from '../mood.ts';
import { type Block, block } from './buildings.ts';

/** Houses that climb a slope, small and many. */
export function hillside(m: Mood, x: number, y: number, width: number, rows: number): string {
  return Array.from({ length: rows * 9 }, (_, index) => {
    const row = Math.floor(index / 9);
    const left = x + ((index % 9) * width) / 9 + (row % 2) * 22;
    const top = y - row * 34 - ((index * 17) % 13);
    const tone = (['wall', 'accent', 'shade', 'roof'] as const)[(index * 5 + row) % 4] ?? 'wall';
    return block(m, { x: left, y: top, width: 44, height: 40, columns: 2, rows: 1, tone, side: 12, lit: 0.3 });
  })
    .reverse()
    .join('');
}

/** Buildings side by side on one ground. */
export function skyline(m: Mood, blocks: readonly Partial<Block>[], y: number): string {
  return blocks.map((one) => block(m, { x: 0, width: 90, height: 200, y, ...one })).join('');
}
