import { execFileSync } from 'node:child_process';

/** Of so many parts of the sweeps every run of `npm test` takes one. */
const parts = 12;

/** One part of the sweeps: its number, from 1, and how many there are. */
export interface Share {
  readonly number: number;
  readonly of: number;
}

/** The part that a commit's tests take: the same for everybody who tests it. */
export function shareOf(commit: string): Share {
  return { number: (Number.parseInt(commit.slice(0, 8), 16) % parts) + 1, of: parts };
}

/** The part of the commit that is checked out; the first one where nothing says which it is. */
export function shareOfCheckout(root: string): Share {
  try {
    const command = ['rev-parse', 'HEAD'];
    return shareOf(execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return { number: 1, of: parts };
  }
}

/** A part in the words of runners and of the environment: `3/8`. */
export function shareText({ number, of }: Share): string {
  return `${number}/${of}`;
}

/** What belongs to a part, given as text, of things that are dealt out one after the other; all of them without a part. */
export function dealt<T>(things: readonly T[], share: string | undefined): T[] {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(share ?? '') ?? [];
  if (!number || !of) return [...things];
  return things.filter((_, index) => index % Number(of) === Number(number) - 1);
}
