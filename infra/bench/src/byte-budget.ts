import { type ArtifactSizes, readActiveSizes, type SizedFile } from './budget/artifact-sizes.ts';
import { type FirstView, type FirstViewFiles, firstViewFiles, totalBytes } from './budget/first-view.ts';
import { settings } from './settings.ts';

/** The most that may be sent, in bytes after brotli. */
export const budgets = { scripts: 150_000, styles: 18_000, fonts: 2 } as const;

/** The first views that the budget of scripts is about. Their fragments come alive near the view, below what is seen first. */
export const listing: FirstView = { owner: 'mf-search', chunk: 'page-listing', fragments: [] };
export const plant: FirstView = { owner: 'mf-project', chunk: 'page-plant', fragments: [] };

/** One budget beside what the artifacts need. */
export interface BudgetLine {
  readonly what: string;
  /** Bytes, for fonts files. */
  readonly used: number;
  readonly allowed: number;
  /** What was counted, largest first. */
  readonly files: readonly SizedFile[];
}

/** Holds the built artifacts against every budget. */
export function byteBudgets(artifacts: ReadonlyMap<string, ArtifactSizes>): readonly BudgetLine[] {
  return [
    scriptsOf('listing', firstViewFiles(artifacts, listing)),
    scriptsOf('plant', firstViewFiles(artifacts, plant)),
    ...stylesOfPages(artifacts),
    fonts(artifacts),
  ];
}

/** The budgets that are not kept. */
export function brokenBudgets(lines: readonly BudgetLine[]): readonly BudgetLine[] {
  return lines.filter(({ used, allowed }) => used > allowed);
}

function scriptsOf(page: string, { scripts }: FirstViewFiles): BudgetLine {
  return line(`scripts of the first ${page} view`, budgets.scripts, scripts);
}

/** Every page is the first one for somebody: the largest of each remote stands for the others. */
function stylesOfPages(artifacts: ReadonlyMap<string, ArtifactSizes>): readonly BudgetLine[] {
  return [...artifacts.values()].flatMap(({ app: owner, groups }) => {
    const pages = groups.filter((group) => group.startsWith('page-'));
    const lines = pages.map((chunk) =>
      line(
        `styles of ${owner} ${chunk}`,
        budgets.styles,
        firstViewFiles(artifacts, { owner, chunk, fragments: [] }).styles,
      ),
    );
    return lines.toSorted((a, b) => b.used - a.used).slice(0, 1);
  });
}

function fonts(artifacts: ReadonlyMap<string, ArtifactSizes>): BudgetLine {
  const files = [...artifacts.values()].flatMap((artifact) => artifact.fonts);
  return { what: 'font files', used: files.length, allowed: budgets.fonts, files };
}

function line(what: string, allowed: number, files: readonly SizedFile[]): BudgetLine {
  return { what, used: totalBytes(files), allowed, files: files.toSorted((a, b) => b.bytes - a.bytes) };
}

/** One line of text for a kept budget; for a broken one also every file with its size. */
export function budgetText({ what, used, allowed, files }: BudgetLine): string {
  const isKept = used <= allowed;
  const head = `${isKept ? 'kept  ' : 'BROKEN'} ${what}: ${number(used)} of ${number(allowed)}`;
  const list = isKept ? [] : files.map(({ name, bytes }) => `         ${number(bytes).padStart(9)}  ${name}`);
  return [head, ...list].join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

if (import.meta.main) {
  const lines = byteBudgets(readActiveSizes(process.argv[2] ?? settings.artifactsDir));
  console.log(lines.map(budgetText).join('\n'));
  if (brokenBudgets(lines).length > 0) process.exitCode = 1;
}
