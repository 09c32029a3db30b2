import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { z } from 'zod';
import { releaseContract } from './release-contract.ts';

/** The contract of a manifest; nothing where there is none, or one with words that the gate does not know. */
export function contractIn(manifest: string): ReleaseContract | undefined {
  return read(manifest)?.data;
}

/** Where the contract of a manifest says what the gate does not know, and what; nothing where there is no contract. */
export function faultOfContract(manifest: string): string | undefined {
  const issues = read(manifest)?.error?.issues;
  return issues?.[0] && wordsOf(deepest(issues[0]));
}

function read(manifest: string) {
  const { contract }: { contract?: unknown } = JSON.parse(manifest);
  return contract === undefined ? undefined : releaseContract.safeParse(contract);
}

/** Of a choice the branch that came furthest: the others only say that it is none of them. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.flatMap(([first]) => (first ? [deepest(first)] : []));
  const [furthest] = branches.toSorted((a, b) => b.path.length - a.path.length || rank(b) - rank(a));
  return furthest ? { ...furthest, path: [...issue.path, ...furthest.path] } : issue;
}

function rank({ code }: z.core.$ZodIssue): number {
  return code === 'unrecognized_keys' ? 1 : 0;
}

function wordsOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.map(String).join('.') || 'contract'}: ${message}`;
}
