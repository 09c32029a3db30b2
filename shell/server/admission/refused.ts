/** Why something is not drawn: `network` has used up its budget, or the server has too much to do. */
export type RefusalKind = 'network' | 'overload';

/** Nobody is at fault but the moment: no remote was asked, and nothing is counted against one. */
export class Refused extends Error {
  readonly kind: RefusalKind;
  /** When it is worth while to ask again. */
  readonly retryAfterSeconds: number;

  constructor(kind: RefusalKind, retryAfterSeconds: number) {
    super(kind === 'network' ? 'the network has used up its budget' : 'too many wait');
    this.name = 'Refused';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
