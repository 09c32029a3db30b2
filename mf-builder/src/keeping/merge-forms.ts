import { type DraftForm, isRecord } from '../form-document/form-path.ts';
import { type Matched, matchItems } from './match-items.ts';
import { isSame } from './same-value.ts';

/** A field that both sides changed, each in its own way. */
export interface Conflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Two versions of a form as one. */
export interface Merge {
  /** What only one side changed is changed; where both did, it has mine. */
  readonly form: DraftForm;
  /** Fields that only they changed. */
  readonly taken: readonly string[];
  readonly conflicts: readonly Conflict[];
}

interface Found {
  readonly taken: string[];
  readonly conflicts: Conflict[];
}

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Merges two versions of a form that began as one, field by field. Items of lists are the same by number, picture or
 * name; one that a side took away while the other changed it stays, so that nobody's work goes.
 */
export function mergeForms(base: DraftForm, mine: DraftForm, theirs: DraftForm): Merge {
  const found: Found = { taken: [], conflicts: [] };
  const form = mergeRecords('', { base, mine, theirs }, found);
  return { form, ...found };
}

const below = (path: string, step: string | number) => (path === '' ? String(step) : `${path}.${step}`);

function mergeValues(path: string, versions: Versions, found: Found): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(path, versions, found);
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(path, mine, theirs, base, found);
  if (isSame(mine, base)) found.taken.push(path);
  else found.conflicts.push({ path, mine, theirs });
  return isSame(mine, base) ? theirs : mine;
}

function mergeRecords(path: string, { base, mine, theirs }: Versions, found: Found): DraftForm {
  const [before, own, other] = [base, mine, theirs].map((value) => (isRecord(value) ? value : {}));
  const names = new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})]);
  const merged = [...names].map((name) => {
    const versions = { base: before?.[name], mine: own?.[name], theirs: other?.[name] };
    return [name, mergeValues(below(path, name), versions, found)];
  });
  return Object.fromEntries(merged);
}

type Items = readonly unknown[];

function mergeLists(path: string, mine: Items, theirs: Items, before: unknown, found: Found): unknown[] {
  const base: Items = Array.isArray(before) ? before : [];
  const valuesOf = ({ base: at, mine: own, theirs: other }: Matched) => ({
    base: at === undefined ? undefined : base[at],
    mine: own === undefined ? undefined : mine[own],
    theirs: other === undefined ? undefined : theirs[other],
  });
  const items = matchItems(base, mine, theirs).map(valuesOf);
  if (items.some(isTakenWhole)) found.taken.push(path);
  return items.filter(isKept).map((item, index) => {
    if (item.mine === undefined) return item.theirs;
    if (item.theirs === undefined) return item.mine;
    return mergeValues(below(path, index), item, found);
  });
}

/** Whether an item goes on: nobody took it away, or the other side has changed it since. */
function isKept({ base, mine, theirs }: Versions): boolean {
  if (base === undefined) return true;
  if (mine === undefined) return theirs !== undefined && !isSame(theirs, base);
  return theirs !== undefined || !isSame(mine, base);
}

/** Whether they added an item, took one away, or changed one that I took away. */
function isTakenWhole({ base, mine, theirs }: Versions): boolean {
  if (mine === undefined) return theirs !== undefined && !isSame(theirs, base);
  return theirs === undefined && isSame(mine, base);
}
