import { median, quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import type { InteractionFigures } from './interaction-probe.ts';
import type { MeasuredStep } from './run-session.ts';

/** The search as it is, and as it was at first. */
export type Version = 'now' | 'first';

/** One session, gone through once. */
export interface Run {
  readonly version: Version;
  readonly round: number;
  readonly steps: readonly MeasuredStep[];
}

type Quantity = keyof InteractionFigures;
type Figures = Readonly<Record<Quantity, number | undefined>>;

/** One interaction of the script, in both versions: the median of its rounds. */
interface Line {
  readonly session: string;
  readonly part: string;
  readonly name: string;
  /** Absent where the version has no such thing. */
  readonly now: Figures | undefined;
  readonly first: Figures | undefined;
}

/** The whole session in quantiles, then by what was used; what only the present version has stands apart. */
export function interactionTables(runs: readonly Run[]): string {
  const lines = linesOf(runs);
  const absent = lines
    .filter(({ now }) => now === undefined)
    .map(({ session, part, name }) => `${session}, ${part}: ${name}`);
  if (absent.length > 0) throw new Error(`The script asks for what is not there: ${absent.join(', ')}`);
  const both = lines.filter(({ first }) => first !== undefined);
  const added = lines.filter(({ first }) => first === undefined);
  return [
    `**${lines.length} interactions, CPU four times slower** (ms)\n\n${summary(lines, both)}`,
    `**In both versions, by part** (ms at p50: now, first version, ratio)\n\n${byPart(both)}`,
    `**New since the first version, by part** (ms at p50)\n\n${newParts(added)}`,
  ].join('\n\n');
}

function linesOf(runs: readonly Run[]): readonly Line[] {
  const scripts = new Map(
    runs.flatMap(({ steps }) => steps.map((step) => [`${step.session} ${step.index}`, step] as const)),
  );
  return [...scripts.values()].map(({ session, index, part, name }) => {
    const ofVersion = (version: Version) => {
      const figures = runs
        .filter((run) => run.version === version)
        .map(({ steps }) => steps.find((step) => step.session === session && step.index === index)?.figures)
        .filter((found) => found !== undefined);
      const middle = (quantity: Quantity) =>
        median(figures.map((one) => one[quantity]).filter((ms) => ms !== undefined));
      return figures.length > 0 ? { inp: middle('inp'), shown: middle('shown') } : undefined;
    };
    return { session, part, name, now: ofVersion('now'), first: ofVersion('first') };
  });
}

/** What changes filters; the others turn pages, order, lay out, go back or begin another search. */
const filterParts: readonly string[] = ['pills', 'chips', 'sheet'];
const changesFilters = ({ part }: Line) => filterParts.includes(part);

const measures: readonly { readonly name: string; readonly quantity: Quantity; of(line: Line): boolean }[] = [
  { name: 'INP', quantity: 'inp', of: () => true },
  { name: 'answer to picture', quantity: 'shown', of: () => true },
  { name: 'of a filter change', quantity: 'shown', of: changesFilters },
];

const shares = [
  ['p50', 0.5],
  ['p75', 0.75],
  ['max', 1],
] as const;

function summary(all: readonly Line[], both: readonly Line[]): string {
  const rows = measures.flatMap(({ name, quantity, of }) =>
    shares.map(([title, share]) => {
      const at = (lines: readonly Line[], version: Version) =>
        quantile(values(lines.filter(of), version, quantity), share);
      const [now, first] = [at(both, 'now'), at(both, 'first')];
      return [`${name}, ${title}`, figure(at(all, 'now')), figure(now), figure(first), ratio(now, first)];
    }),
  );
  return markdownTable({ head: ['', 'now, all', 'now, in both', 'first version', 'ratio'], rows });
}

function byPart(lines: readonly Line[]): string {
  const rows = partsOf(lines).map((part) => {
    const of = lines.filter((line) => line.part === part);
    return [part, String(of.length), pair(of, 'inp'), pair(of, 'shown')];
  });
  return markdownTable({ head: ['part', 'interactions', 'INP', 'answer to picture'], rows });
}

function pair(lines: readonly Line[], quantity: Quantity): string {
  const [now, first] = [median(values(lines, 'now', quantity)), median(values(lines, 'first', quantity))];
  return `${figure(now)} / ${figure(first)} / ${ratio(now, first)}`;
}

function newParts(lines: readonly Line[]): string {
  const rows = partsOf(lines).map((part) => {
    const of = lines.filter((line) => line.part === part);
    const at = (quantity: Quantity) => figure(median(values(of, 'now', quantity)));
    return [part, String(of.length), at('inp'), at('shown')];
  });
  return markdownTable({ head: ['part', 'interactions', 'INP', 'answer to picture'], rows });
}

function values(lines: readonly Line[], version: Version, quantity: Quantity): readonly number[] {
  return lines.map((line) => line[version]?.[quantity]).filter((value) => value !== undefined);
}

function partsOf(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.map(({ part }) => part))];
}
