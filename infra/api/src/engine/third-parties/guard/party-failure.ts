/** Why a call to a third party gave nothing. */
export type FailureReason =
  | 'open'
  | 'timeout'
  | 'unreachable'
  | 'server-error'
  | 'too-many-requests'
  | 'refused'
  | 'redirect'
  | 'too-large'
  | 'garbage';

/** A call that gave nothing. Holds no address, body or header: those may name a person or a key. */
export class PartyFailure extends Error {
  readonly party: string;
  readonly reason: FailureReason;
  /** The provider's HTTP status, where it gave one. */
  readonly status: number | undefined;

  constructor(party: string, reason: FailureReason, status?: number) {
    super(`${party}: ${reason}${status === undefined ? '' : ` ${status}`}`);
    this.name = 'PartyFailure';
    this.party = party;
    this.reason = reason;
    this.status = status;
  }

  /** The provider works and said no: asking again gives the same. */
  get isFinal(): boolean {
    return this.reason === 'refused';
  }
}

/** Whatever a call threw, in the words above. */
export function toFailure(party: string, thrown: unknown): PartyFailure {
  if (thrown instanceof PartyFailure) return thrown;
  const isTimeout = thrown instanceof Error && ['TimeoutError', 'AbortError'].includes(thrown.name);
  return new PartyFailure(party, isTimeout ? 'timeout' : 'unreachable');
}

/** What an HTTP status says, or nothing where the call went well. */
export function failureOfStatus(party: string, status: number): PartyFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 500) return new PartyFailure(party, 'server-error', status);
  if (status === 429 || status === 408) return new PartyFailure(party, 'too-many-requests', status);
  return new PartyFailure(party, status >= 300 && status < 400 ? 'redirect' : 'refused', status);
}
