import type { LoadFigures } from '../load/load-loop.ts';
import { median } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';

/** The portal as it is, and as it was. */
export type Version = 'now' | 'before';

/** What one visitor waited for in one round. */
export interface Measured {
  readonly what: string;
  readonly version: Version;
  readonly figures: LoadFigures;
}

/** A row for each thing: medians of the rounds, and their ratio; throws where a call failed, for that is no time. */
export function beforeTable(measured: readonly Measured[]): string {
  const failed = measured.filter(({ figures }) => figures.failed > 0);
  if (failed.length > 0) throw new Error(`Calls failed: ${failed.map(nameOf).join('; ')}`);
  const rows = [...new Set(measured.map(({ what }) => what))].map((what) => {
    const of = (version: Version, quantity: 'p50' | 'p99') =>
      median(
        measured.filter((one) => one.what === what && one.version === version).map((one) => one.figures[quantity]),
      );
    const cells = (['p50', 'p99'] as const).flatMap((quantity) => {
      const [now, before] = [of('now', quantity), of('before', quantity)];
      return [figure(now, 2), figure(before, 2), ratio(now, before)];
    });
    return [what, ...cells];
  });
  return markdownTable({ head: ['one visitor', 'p50 ms', 'before', 'ratio', 'p99 ms', 'before', 'ratio'], rows });
}

function nameOf({ what, version, figures }: Measured): string {
  return `${what}, ${version}: ${figures.failed}`;
}
