import type { Fair } from './fair.ts';

/** The fairs that are on. */
export function activeFairs<Listed extends Pick<Fair, 'status'>>(fairs: readonly Listed[]): Listed[] {
  return fairs.filter((fair) => fair.status === '1');
}

/** The fair whose benefits are shown where none is named [B084]. */
export function defaultFairName(product: string): string {
  return `12-feria-virtual-${product}`;
}
