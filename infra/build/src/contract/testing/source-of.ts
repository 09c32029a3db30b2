import { parseSync } from 'oxc-parser';
import type { SourceModule } from '../../sources/source-graph.ts';

/** A module of a made-up remote. */
export function sourceOf(text: string): SourceModule {
  const path = 'mf-made-up/src/part.tsx';
  return { path, text, parsed: parseSync(path, text) };
}
