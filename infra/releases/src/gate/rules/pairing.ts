import { nameOf, type Version } from '../../living/world.ts';
import type { Direction, Refusal } from '../verdict.ts';

/** A rule: what of one candidate does not go together with one other version. */
export type PairRule = (candidate: Version, other: Version) => readonly Refusal[];

/** Two versions, one that gives and one that reads. */
export interface Handover {
  readonly giver: Version;
  readonly reader: Version;
  readonly direction: Direction;
  /** The one that is not the candidate, as verdicts name it. */
  readonly party: string;
}

/** The candidate as the giver, then as the reader. */
export function bothWays(candidate: Version, other: Version): readonly Handover[] {
  const party = nameOf(other);
  return [
    { giver: candidate, reader: other, direction: 'gives', party },
    { giver: other, reader: candidate, direction: 'takes', party },
  ];
}

/** `publishes["comparator/opened"]`: a place in the candidate's contract. */
export function placeOf(section: string, key: string): string {
  return `${section}[${JSON.stringify(key)}]`;
}
