import type { ClaimKind } from '../registry/tables/claim-tables.ts';
import type { Claim } from './claims-of-contract.ts';
import { faultOfShape, liesBelow, takesFrom } from './shape.ts';

/** A claim with who has it. */
export interface OwnedClaim extends Claim {
  readonly remote: string;
  readonly team: string;
}

/** Leave of an owner to have addresses below the parameters of a shape, or to succeed it there. */
export interface ClaimGrant {
  readonly owner: string;
  readonly shape: string;
  readonly grantee: string;
  /** The shape itself, while its owner still has it. */
  readonly isSuccession: boolean;
}

/** Why a remote may not have what it wants, and what helps. */
export interface ClaimConflict extends Claim {
  /** Whose it is; `shell` where it can be nobody's. */
  readonly owner: string;
  readonly reason: string;
  readonly wayOut: string;
}

/** All that is claimed and granted now. */
export interface ClaimsNow {
  readonly living: readonly OwnedClaim[];
  readonly grants: readonly ClaimGrant[];
}

/** What speaks against the claims that a remote wants; nothing does where it has them already. */
export function conflictsOf(remote: string, wanted: readonly Claim[], now: ClaimsNow): readonly ClaimConflict[] {
  const others = now.living.filter((claim) => claim.remote !== remote);
  return wanted.flatMap((claim) => {
    const fault = remote === 'shell' ? undefined : faultOf(claim);
    if (fault) return [{ ...claim, owner: 'shell', reason: `${claim.key}: ${fault}.`, wayOut: 'Choose another one.' }];
    const same = others.find(({ kind, key }) => kind === claim.kind && key === claim.key);
    if (same && !mayHave(remote, same, now)) return [{ ...claim, owner: same.remote, ...takenWords(claim, same) }];
    if (claim.kind === 'shape') return shapeConflicts(remote, claim, { ...now, living: others });
    return claim.kind === 'prefix' ? prefixConflicts(claim, others) : [];
  });
}

/** Of one shape two remotes may be owners, in two cohorts: the one that has it and the one that it has named. */
function mayHave(remote: string, { kind, key, remote: owner }: OwnedClaim, { grants }: ClaimsNow): boolean {
  return kind === 'shape' && grants.some((grant) => grant.isSuccession && isOf(grant, owner, key, remote));
}

function isOf({ owner, shape, grantee }: ClaimGrant, of: string, key: string, remote: string): boolean {
  return owner === of && shape === key && grantee === remote;
}

function faultOf({ kind, key }: Claim): string | undefined {
  if (kind === 'shape') return faultOfShape(key);
  const isTopic = /^[a-z][a-z0-9-]{1,39}\/[a-z][a-z0-9-]{1,60}$/.test(key);
  return kind === 'topic' && !isTopic ? 'a topic is namespace/name in small letters, digits and dashes' : undefined;
}

const nouns: Readonly<Record<ClaimKind, string>> = {
  prefix: 'The prefix',
  shape: 'The address',
  topic: 'The topic',
  namespace: 'The namespace',
};

function takenWords({ kind, key }: Claim, { remote, team }: OwnedClaim) {
  return {
    reason: `${nouns[kind]} ${key} belongs to ${remote} of the team ${team}.`,
    wayOut: `Choose another one, or have the team ${team} give it up: POST /remotes/${remote}/given-up.`,
  };
}

function shapeConflicts(remote: string, claim: Claim, { living, grants }: ClaimsNow): readonly ClaimConflict[] {
  const isGranted = (owner: string, shape: string) => grants.some((grant) => isOf(grant, owner, shape, remote));
  return living.flatMap((other): ClaimConflict[] => {
    const isBelow = other.kind === 'prefix' && liesBelow(claim.key, other.key);
    const isTaken = other.kind === 'shape' && takesFrom(claim.key, other.key) && !isGranted(other.remote, other.key);
    if (!isBelow && !isTaken) return [];
    const grant = `POST /remotes/${other.remote}/grants {"shape": "${other.key}", "to": "${remote}"}`;
    return [
      {
        ...claim,
        owner: other.remote,
        reason: `${claim.key} would take addresses of ${other.key}, which belongs to ${other.remote} of the team ${other.team}.`,
        wayOut: isTaken
          ? `Choose another address, or have the team ${other.team} grant it: ${grant}.`
          : takenWords(other, other).wayOut,
      },
    ];
  });
}

/** A prefix is reserved before anybody else has a page below it. */
function prefixConflicts(claim: Claim, others: readonly OwnedClaim[]): readonly ClaimConflict[] {
  return others
    .filter(({ kind, key }) => kind === 'shape' && liesBelow(key, claim.key))
    .map((other) => ({ ...claim, owner: other.remote, ...takenWords(other, other) }));
}
