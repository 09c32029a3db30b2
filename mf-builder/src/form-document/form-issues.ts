import { type Issues, noIssues, withoutIssue } from '@umbral/kit/form/issues.ts';
import { countedOnce } from './counted-once.ts';

/** What an issue and a field have to do with each other: an issue of a list is one of its items' too. */
const isWithin = (path: string, around: string) => path === around || path.startsWith(`${around}.`);

/** What is wrong with a form, and which of it a person is to see. */
export class FormIssues {
  #found: Issues = noIssues;
  #refused: Issues = noIssues;
  #isChecked = false;
  #changes = 0;
  #isRevealed = false;
  readonly #touched = new Set<string>();
  #shownCounts: Counts | undefined;
  #foundCounts: Counts | undefined;

  /** Counts what changes here, for whoever draws several issues at once. */
  get changes(): number {
    return this.#changes;
  }

  get found(): Issues {
    return this.#found;
  }

  /** Whether the schema has looked at the form yet. */
  get isChecked(): boolean {
    return this.#isChecked;
  }

  setFound(issues: Issues): void {
    this.#found = issues;
    this.#isChecked = true;
    this.#foundCounts = undefined;
    this.#changed();
  }

  /** What the server found wrong is shown at once. */
  refuse(issues: Issues): void {
    this.#refused = issues;
    this.#changed();
  }

  /** A person has left a field: what is wrong with it is shown from now on. */
  touch(path: string): boolean {
    if (this.#touched.has(path)) return false;
    this.#touched.add(path);
    this.#changed();
    return true;
  }

  /** Everything is shown from now on. */
  reveal(): void {
    this.#isRevealed = true;
    this.#changed();
  }

  /**
   * A field was changed: what the server said of it, or of what it lies in, is not known to hold any more. What the
   * schema found and nobody has seen goes too; what is seen stays until the next look, so that nothing flickers.
   */
  forget(path: string): void {
    const isMeant = (issue: string) => isWithin(issue, path) || isWithin(path, issue);
    for (const refusal of Object.keys(this.#refused).filter(isMeant)) {
      this.refuse(withoutIssue(this.#refused, refusal));
    }
    for (const issue of Object.keys(this.#found).filter(isMeant)) {
      if (!this.#isShown(issue)) this.setFound(withoutIssue(this.#found, issue));
    }
  }

  shownAt(path: string): string | undefined {
    return this.#refused[path] ?? (this.#isShown(path) ? this.#found[path] : undefined);
  }

  /** How many fields within a path show that they are wrong. */
  countShown(within: string): number {
    const shown = () => [
      ...Object.keys(this.#refused),
      ...Object.keys(this.#found).filter((path) => this.#isShown(path)),
    ];
    this.#shownCounts ??= countWithin(new Set(shown()));
    return this.#shownCounts.get(within) ?? 0;
  }

  /** How many fields within a path are wrong, shown or not. */
  countFound(within: string): number {
    this.#foundCounts ??= countWithin(Object.keys(this.#found));
    return this.#foundCounts.get(within) ?? 0;
  }

  #changed(): void {
    this.#changes += 1;
    this.#shownCounts = undefined;
  }

  #isShown(path: string): boolean {
    return this.#isRevealed || this.#touched.has(path);
  }
}

type Counts = ReadonlyMap<string, number>;

/** How many paths lie within each path, itself among them. */
function countWithin(paths: Iterable<string>): Counts {
  const counts = new Map<string, number>();
  for (const path of countedOnce(paths)) {
    const steps = path.split('.');
    for (let length = 1; length <= steps.length; length += 1) {
      const around = steps.slice(0, length).join('.');
      counts.set(around, (counts.get(around) ?? 0) + 1);
    }
  }
  return counts;
}
