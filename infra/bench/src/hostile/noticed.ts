import { quantile } from '../report/statistics.ts';
import { figure, ratio } from '../report/table.ts';
import type { VisitorAnswer } from './visitor-client.ts';

type Answers = readonly VisitorAnswer[];

/** What visitors got: pages that are kept, pages that had to be drawn, of listed addresses and of others, and searches. */
export interface Noticed {
  readonly kept: Answers;
  readonly cold: Answers;
  readonly filtered: Answers;
  readonly search: Answers;
}

/** What was there beside: the same visitors in calm, and what attackers got. */
export interface Beside {
  readonly calm: Noticed;
  readonly answers: Answers;
}

export const noticedHead = [
  'who attacks',
  ...['kept', 'cold', 'filtered', 'search'].flatMap((name) => [`${name} p50, p99 ms`, 'p99 of calm']),
  'visitors: 5xx, not 200',
  'attackers, by status',
];

/** A row of what visitors noticed; the ratios are of the 99th percentiles. */
export function noticedRow(name: string, noticed: Noticed, beside?: Beside): readonly string[] {
  const kinds = ['kept', 'cold', 'filtered', 'search'] as const;
  const times = kinds.flatMap((kind) => {
    const [middle, tail] = [at(noticed[kind], 0.5), at(noticed[kind], 0.99)];
    return [`${figure(middle, 1)}, ${figure(tail, 1)}`, beside ? ratio(tail, at(beside.calm[kind], 0.99)) : ''];
  });
  const visitors = kinds.flatMap((kind) => noticed[kind]);
  const attackers = beside?.answers ?? [];
  return [
    name,
    ...times,
    `${count(visitors, (status) => status >= 500 || status === 0)}, ${count(visitors, (status) => status !== 200)} of ${visitors.length}`,
    byStatus(attackers),
  ];
}

function at(answers: Answers, share: number): number {
  const times = answers.map(({ ms }) => ms);
  return quantile(times, share) ?? 0;
}

function count(answers: Answers, isMeant: (status: number) => boolean): number {
  return answers.filter(({ status }) => isMeant(status)).length;
}

/** How often which answer was given; 0 stands for none. */
function byStatus(answers: Answers): string {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
  return statuses.map((status) => `${count(answers, (one) => one === status)} of ${status}`).join(', ');
}
