import type { RedirectLine } from '@umbral/domain/api/seo.ts';
import { redirectPayload } from '@umbral/domain/seo/redirect.ts';
import type { NewRedirect } from './redirect-queries.ts';
import type { SheetLine } from './redirect-sheet.ts';
import { seoTexts } from './seo-texts.ts';

const texts = seoTexts.redirect;

/** What a sheet of redirects would do: to each of its lines, and to the table as a whole. */
export interface RedirectPlan {
  readonly lines: readonly RedirectLine[];
  /** Redirects that are there and lead elsewhere afterwards. */
  readonly changed: readonly NewRedirect[];
  readonly added: readonly NewRedirect[];
}

/**
 * Takes the lines one after the other, each as if it were saved by itself: what leads to its start leads to its
 * target afterwards; a circle, or a target that is redirected itself, is wrong.
 */
export function planSheet(existing: readonly NewRedirect[], sheet: readonly SheetLine[]): RedirectPlan {
  const rules = new Map(existing.map((rule) => [rule.from, rule]));
  const seen = new Map<string, number>();
  const lines = sheet.map((line) => planLine(rules, seen, line));
  const before = new Map(existing.map((rule) => [rule.from, rule]));
  const after = [...rules.values()];
  return {
    lines,
    added: after.filter(({ from }) => !before.has(from)),
    changed: after.filter((rule) => {
      const former = before.get(rule.from);
      return former !== undefined && !isSame(former, rule);
    }),
  };
}

function planLine(
  rules: Map<string, NewRedirect>,
  seen: Map<string, number>,
  { line, cells }: SheetLine,
): RedirectLine {
  const [from = '', to = '', status = ''] = cells;
  const wrong = (note: string): RedirectLine => {
    return { line, from, to, status: Number.parseInt(status, 10) || null, outcome: 'wrong', note };
  };
  if (cells.length < 2 || cells.length > 3) return wrong(texts.sheet.cells);
  const read = redirectPayload.safeParse({ from, to, ...(status === '' ? {} : { status: Number(status) }) });
  if (!read.success) return wrong(issueOf(read.error.issues[0]));
  const rule = read.data;
  const former = seen.get(rule.from);
  if (former !== undefined) return wrong(texts.sheet.repeated(former));
  seen.set(rule.from, line);
  const onward = rules.get(rule.to);
  if (onward) return wrong(onward.to === rule.from ? texts.loop : `${texts.chain}${onward.to}`);
  return { line, ...rule, ...place(rules, rule) };
}

/** Puts a sound redirect in its place and leads on those that led to its start. */
function place(rules: Map<string, NewRedirect>, rule: NewRedirect): Pick<RedirectLine, 'outcome' | 'note'> {
  const followers = [...rules.values()].filter(({ to }) => to === rule.from);
  for (const follower of followers) rules.set(follower.from, { ...follower, to: rule.to });
  const before = rules.get(rule.from);
  rules.set(rule.from, rule);
  const note = followers.length > 0 ? texts.sheet.followers(followers.length) : null;
  if (!before) return { outcome: 'new', note };
  return isSame(before, rule)
    ? { outcome: 'same', note }
    : { outcome: 'changed', note: note ?? texts.sheet.before(before.to) };
}

function isSame(a: NewRedirect, b: NewRedirect): boolean {
  return a.to === b.to && a.status === b.status;
}

function issueOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): string {
  const field = issue?.path[0];
  if (field === 'status') return texts.sheet.status;
  const name = field === 'to' ? texts.sheet.to : texts.sheet.from;
  return `${name}: ${issue?.message ?? ''}`;
}
