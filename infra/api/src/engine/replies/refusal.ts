import type { ProblemType } from '@umbral/protocol/calls/problem.ts';
import { texts } from '../texts.ts';

const statuses: Record<ProblemType, number> = {
  'invalid-input': 422,
  'not-signed-in': 401,
  'not-allowed': 403,
  'second-factor-needed': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  unavailable: 503,
  'read-only': 503,
  internal: 500,
};

/** A request that is refused by protocol; the error handler turns it into problem+json. */
export class Refusal extends Error {
  readonly type: ProblemType;
  readonly status: number;
  readonly issues: Readonly<Record<string, string>> | undefined;

  constructor(type: ProblemType, issues?: Readonly<Record<string, string>>) {
    super(texts.problems[type]);
    this.name = 'Refusal';
    this.type = type;
    this.status = statuses[type];
    this.issues = issues;
  }
}

/** The row, or a 404 where there is none. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('not-found');
  return row;
}
