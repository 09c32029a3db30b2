import type { RenderResult } from '@umbral/protocol/remote/render-contract.ts';

/**
 * What a place drew. Its HTML stays bytes, from the place to the browser: as text it would be the largest thing on the
 * heap, of which the collector frees none while somebody waits for it.
 */
export interface DrawnResult extends Omit<RenderResult, 'html'> {
  /** In UTF-8. */
  readonly html: Buffer;
}
