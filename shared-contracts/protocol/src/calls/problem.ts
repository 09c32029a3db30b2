/** Protocol errors travel as problem+json (RFC 9457) with one of these types. */
export const problemTypes = [
  'invalid-input',
  'not-signed-in',
  'not-allowed',
  'second-factor-needed',
  'not-found',
  'conflict',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'unavailable',
  // Everything can be read and nothing kept, for lack of room.
  'read-only',
  'internal',
] as const;
export type ProblemType = (typeof problemTypes)[number];

export interface Problem {
  readonly type: ProblemType;
  readonly title: string;
  readonly status: number;
  /** Field name → message for people, in Spanish. */
  readonly issues?: Readonly<Record<string, string>>;
}

/** A call that the backend refused or that did not arrive (`status` 0). */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.type}: ${problem.title}`);
    this.name = 'ApiError';
    this.problem = problem;
  }

  /** The shell makes the calls and remotes look at their errors, each with a copy of this class: the copies are one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'problem' in value && isProblem(value.problem);
  }
}

/** Reads a problem out of an answer's body; anything else becomes one by its status. */
export function toProblem(status: number, body: unknown): Problem {
  if (isProblem(body)) return body;
  return { type: typeOf(status), title: `HTTP ${status}`, status };
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('type' in body) || !('status' in body)) return false;
  return problemTypes.some((type) => type === body.type) && typeof body.status === 'number';
}

const typesByStatus: Readonly<Record<number, ProblemType>> = {
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid-input',
  429: 'too-many-requests',
  503: 'unavailable',
};

function typeOf(status: number): ProblemType {
  return typesByStatus[status] ?? (status === 0 || status >= 502 ? 'unavailable' : 'internal');
}
