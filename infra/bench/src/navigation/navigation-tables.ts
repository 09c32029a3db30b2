import { type Goal, goalTable } from '../report/goals.ts';
import { median } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import type { ThreadTime } from './thread-parts.ts';

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
  /** What they were used for. */
  readonly parts?: ThreadTime | undefined;
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

/** What a click into another remote is to cost at most; `slow` and `unthrottled` are the profiles. */
const goals = [
  { profile: 'unthrottled', approach: 'cold', quantity: 'heading', most: 100 },
  { profile: 'unthrottled', approach: 'hovered', quantity: 'heading', most: 70 },
  { profile: 'slow', approach: 'cold', quantity: 'heading', most: 450 },
  { profile: 'slow', approach: 'hovered', quantity: 'heading', most: 220 },
  { profile: 'unthrottled', approach: 'cold', quantity: 'CPU', most: 45 },
  { profile: 'unthrottled', approach: 'hovered', quantity: 'CPU', most: 45 },
] as const;

/** The goals, then by profile: the median of each way, and their ratio. */
export function navigationTables(measured: readonly Measured[]): string {
  const tables = [...Map.groupBy(measured, ({ profile }) => profile)].map(([profile, ofProfile]) => {
    const rows = [...Map.groupBy(ofProfile, ({ step }) => step)].map(([step, ofStep]) => [
      step,
      ...quantities.map(({ of }) => cell(ofStep, of)),
    ]);
    const head = ['navigation', ...quantities.map(({ title }) => title)];
    return `**${profile}** (part, code, ratio)\n\n${markdownTable({ head, rows })}`;
  });
  return [`**Goals** (ms, parts; each navigation by its median)\n\n${goalTable(goalsOf(measured))}`, ...tables].join(
    '\n\n',
  );
}

function goalsOf(measured: readonly Measured[]): Goal[] {
  return goals.map(({ profile, approach, quantity, most }) => {
    const { of } = quantities.find(({ title }) => title === quantity) ?? quantities[0];
    const steps = measured.filter((one) => one.profile === profile && one.step.endsWith(`, ${approach}`));
    const shown = [...Map.groupBy(steps, ({ step }) => step.slice(0, -approach.length - 2))].map(
      ([step, ofStep]) => [step, middle(ofStep, 'part', of)] as const,
    );
    return { name: `${quantity}, ${approach}, ${profile}`, most, shown: Object.fromEntries(shown) };
  });
}

type Of = (figures: NavigationFigures) => number | undefined;

function middle(measured: readonly Measured[], wanted: Way, of: Of): number | undefined {
  const values = measured.filter(({ way }) => way === wanted).map(({ figures }) => of(figures));
  return median(values.filter((value) => value !== undefined));
}

function cell(measured: readonly Measured[], of: Of): string {
  const [part, code] = [middle(measured, 'part', of), middle(measured, 'code', of)];
  return `${figure(part)} / ${figure(code)} / ${ratio(part, code)}`;
}
