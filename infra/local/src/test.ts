import { join } from 'node:path';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { main } from './portal/main.ts';
import { readSettings } from './settings.ts';
import { closingLine, type Outcome, sumOutcomes } from './testing/outcome.ts';
import { runBrowserSuite, wordsOfShare } from './testing/run-browser.ts';
import { runByteBudget } from './testing/run-budget.ts';
import { runCheck } from './testing/run-check.ts';
import { runResilience, runUnitTests } from './testing/run-unit.ts';
import { shareOfCheckout, shareText } from './testing/sweeps.ts';
import { slowestLines } from './testing/timings.ts';

/** A suite that cannot even start counts as one failure, so that the closing line always comes. */
async function outcomeOf(title: string, suite: Promise<Outcome>): Promise<Outcome> {
  const outcome = await suite.catch((error: unknown): Outcome => {
    console.error(error instanceof StartProblem ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const isUnnamed = outcome.failed > 0 && !outcome.failures?.length;
  return isUnnamed ? { ...outcome, failures: [`${title}: outside of any test, see its output`] } : outcome;
}

/** For whoever sees the end of the output only: what took long, what passed by luck, then what failed. */
function printEnd({ timings = [], failures = [], secondTries = [] }: Outcome, spent: readonly string[]): void {
  console.log(`Time: ${spent.join(', ')}\nThe ten slowest tests:`);
  for (const line of slowestLines(timings)) console.log(line);
  printList('Needed a second try:', secondTries);
  printList('What failed:', failures);
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(title);
  for (const line of lines.slice(0, 30)) console.log(`  ${line}`);
}

/**
 * `npm test`: check, unit and contract tests (on the oldest PostgreSQL that is there), kills, build, browser suite, byte
 * budgets; ends with one closing line. Of the sweeps it takes the share of its commit, with `--all`
 * all of them.
 */
await main(async (args, signal) => {
  const { root, artifactsDir } = readSettings({});
  const share = args.includes('--all') ? undefined : shareOfCheckout(root);
  // Hundreds of workers and programs load the same modules: what one has compiled the next one finds.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  const isChecked = await runCheck(root, signal);
  const outcomes: Outcome[] = [];
  const suites: readonly [title: string, run: () => Promise<Outcome>][] = [
    ['unit and contract tests', () => runUnitTests(root, share, signal)],
    ['kills, beside the build', () => runResilience(root, signal)],
    ['browser suite', () => runBrowserSuite(root, share ? wordsOfShare(share) : [[]], signal)],
    // After the suite before it has built everything.
    ['byte budgets', () => runByteBudget(root, artifactsDir, signal)],
  ];
  const spent: string[] = [];
  for (const [title, run] of suites) {
    const began = performance.now();
    const outcome = signal.aborted ? undefined : await outcomeOf(title, run());
    if (!outcome) continue;
    outcomes.push(outcome);
    spent.push(`${title} ${Math.round((performance.now() - began) / 1000)} s`);
  }
  if (!isChecked) console.error('The check failed; its findings stand at the top.');
  const total = sumOutcomes(outcomes);
  console.log(share ? `Sweeps: share ${shareText(share)} of this commit; npm test -- --all runs all.` : 'Sweeps: all.');
  printEnd(total, spent);
  console.log(closingLine(total));
  if (!isChecked || total.failed > 0 || outcomes.some(({ passed }) => passed === 0)) process.exitCode = 1;
});
