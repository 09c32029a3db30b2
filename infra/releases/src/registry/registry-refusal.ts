/** Kinds of refusals; each is the `type` of its problem document. */
export const refusalStatuses = {
  'not-authenticated': 401,
  'not-allowed': 403,
  'second-factor-needed': 403,
  'approval-needed': 403,
  'not-found': 404,
  'version-taken': 409,
  'release-incomplete': 409,
  'release-collected': 409,
  'composition-changed': 409,
  'not-in-environment': 409,
  pinned: 409,
  'gate-refused': 409,
  'contract-missing': 409,
  'nothing-to-roll-back': 409,
  'key-in-use': 409,
  'name-taken': 409,
  claimed: 409,
  'still-linked': 409,
  unsettled: 409,
  'shell-too-old': 409,
  withdrawn: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'invalid-input': 422,
  'wrong-signature': 422,
  'wrong-bytes': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type RefusalType = keyof typeof refusalStatuses;

/** A wish that the registry does not carry out; the message tells a team what to do. */
export class RegistryRefusal extends Error {
  readonly type: RefusalType;
  readonly status: number;
  /** Members that the problem document has besides. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(type: RefusalType, message: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'RegistryRefusal';
    this.type = type;
    this.status = refusalStatuses[type];
    this.facts = facts;
  }
}
