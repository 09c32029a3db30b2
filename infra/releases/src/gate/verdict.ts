/** What a rule is about. */
export type RuleName =
  | 'contract'
  | 'fact'
  | 'intent'
  | 'bus'
  | 'host'
  | 'fragment'
  | 'api'
  | 'shared'
  | 'route'
  | 'link'
  | 'styles'
  | 'globals'
  | 'bytes'
  | 'matrix'
  | 'origin'
  | 'settings'
  | 'probe';

/** Who would break whom: what the candidate gives cannot be read, or what it takes is not given. */
export type Direction = 'gives' | 'takes';

/** One reason why a candidate cannot be released. */
export interface Refusal {
  readonly rule: RuleName;
  /** Exact place in the contract: `publishes["comparator/opened"].count`. */
  readonly field: string;
  /** `remote@version` of the other side, or `api`. */
  readonly party: string;
  /** What the candidate does there. */
  readonly direction: Direction;
  readonly reason: string;
  /** One sentence: what to do instead. */
  readonly wayOut: string;
}

/** The gate's answer; allowed when nothing is refused. */
export interface Verdict {
  readonly candidate: string;
  readonly allowed: boolean;
  readonly refusals: readonly Refusal[];
  /** Versions that it was compared with. */
  readonly comparedWith: readonly string[];
}

/** Whether journeys were run on a pair, and how they ended. */
export interface PairStanding {
  readonly other: string;
  readonly matrix: 'missing' | 'passed' | 'failed';
}

/** What the gate said of a stored release. */
export interface ReleaseVerdict extends Verdict {
  /** The composition that ran then. */
  readonly seq: number;
  /** Living versions without a contract that can be read. */
  readonly notCompared: readonly string[];
  /** Versions that it meets on a page, and what journeys in a browser said of the pair. */
  readonly matrix: readonly PairStanding[];
  /** Why nothing was compared. */
  readonly note?: string;
  readonly ms: number;
}
