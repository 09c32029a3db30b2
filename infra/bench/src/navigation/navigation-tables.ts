import { median } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';

/** With the server's part, or as it was before there were parts. */
export type Way = 'part' | 'code';

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
  /** Until the page is at rest. */
  readonly requests: number;
  readonly scripts: number;
  readonly bytes: number;
}

const quantities = [
  { title: 'heading', of: ({ heading }: NavigationFigures) => heading },
  { title: 'alive', of: ({ hydrated }: NavigationFigures) => hydrated },
  { title: 'CPU', of: ({ cpu }: NavigationFigures) => cpu },
  { title: 'requests', of: ({ requests }: NavigationFigures) => requests },
  { title: 'scripts', of: ({ scripts }: NavigationFigures) => scripts },
  { title: 'KB', of: ({ bytes }: NavigationFigures) => bytes / 1000 },
] as const;

/** By profile: the median of each way, and their ratio. */
export function navigationTables(measured: readonly Measured[]): string {
  return [...Map.groupBy(measured, ({ profile }) => profile)]
    .map(([profile, ofProfile]) => {
      const rows = [...Map.groupBy(ofProfile, ({ step }) => step)].map(([step, ofStep]) => [
        step,
        ...quantities.map(({ of }) => cell(ofStep, of)),
      ]);
      const head = ['navigation', ...quantities.map(({ title }) => title)];
      return `**${profile}** (part, code, ratio)\n\n${markdownTable({ head, rows })}`;
    })
    .join('\n\n');
}

function cell(measured: readonly Measured[], of: (figures: NavigationFigures) => number | undefined): string {
  const middle = (way: Way) =>
    median(
      measured
        .filter((one) => one.way === way)
        .map(({ figures }) => of(figures))
        .filter((value) => value !== undefined),
    );
  const [part, code] = [middle('part'), middle('code')];
  return `${figure(part)} / ${figure(code)} / ${ratio(part, code)}`;
}
