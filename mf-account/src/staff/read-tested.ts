import { testedPath } from '@umbral/domain/seo/tested-address.ts';
import { type TestedAddress, testedName } from './tested-address.ts';

interface Verdict {
  readonly applies: boolean;
  readonly answer: string;
}

/** What holds for the address that somebody tests; null where none is tested. */
export async function readTested(
  { searchParams }: URL,
  judge: (path: string) => Promise<Verdict>,
): Promise<TestedAddress | null> {
  const typed = searchParams.get(testedName) ?? '';
  if (typed.trim() === '') return null;
  const path = testedPath(typed);
  return path === undefined ? { typed, applies: false } : { typed, ...(await judge(path)) };
}

interface RulePage<Rule> {
  readonly data: readonly Rule[];
  readonly pages: number;
}

/** Every rule of a list, page after page. */
export async function everyRule<Rule>(readPage: (page: number) => Promise<RulePage<Rule>>): Promise<Rule[]> {
  const first = await readPage(1);
  const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => readPage(index + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data);
}

/** The most rules that one call gives. */
export const largestPage = 1000;
/** Rules in one page of a screen. */
export const rulesInPage = 24;
