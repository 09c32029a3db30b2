import { median } from '../report/statistics.ts';
import type { ThreadTime } from './thread-parts.ts';

/**
 * With the server's part; as it was before there were parts; the same pages as one program, which draws them in the
 * browser; the document of the page that is gone to.
 */
export type Way = 'part' | 'code' | 'bundle' | 'document';

/** One measured navigation. */
export interface Measured {
  readonly profile: string;
  /** `listing → plant, cold`. */
  readonly step: string;
  readonly way: Way;
  readonly figures: NavigationFigures;
}

/** What a navigation cost. */
export interface NavigationFigures {
  /** Milliseconds from the press to the frame with the heading, and until its code is alive. */
  readonly heading: number;
  readonly hydrated: number;
  /** Milliseconds of the main thread until the heading. */
  readonly cpu: number | undefined;
  /** What they were used for. */
  readonly parts?: ThreadTime | undefined;
  /** Until the page is at rest. */
  readonly requests: number;
  readonly scripts: number;
  readonly bytes: number;
}

/** What is compared, in the order of the tables. */
export const quantities = [
  { title: 'heading', of: ({ heading }: NavigationFigures) => heading },
  { title: 'alive', of: ({ hydrated }: NavigationFigures) => hydrated },
  { title: 'CPU', of: ({ cpu }: NavigationFigures) => cpu },
  { title: 'requests', of: ({ requests }: NavigationFigures) => requests },
  { title: 'scripts', of: ({ scripts }: NavigationFigures) => scripts },
  { title: 'KB', of: ({ bytes }: NavigationFigures) => bytes / 1000 },
] as const;

export type Of = (figures: NavigationFigures) => number | undefined;

/** The middle of what one way took, where it was measured. */
export function middle(measured: readonly Measured[], wanted: Way, of: Of): number | undefined {
  const values = measured.filter(({ way }) => way === wanted).map(({ figures }) => of(figures));
  return median(values.filter((value) => value !== undefined));
}

/** What was measured, by step. */
export function bySteps(measured: readonly Measured[]) {
  return [...Map.groupBy(measured, ({ step }) => step)];
}
