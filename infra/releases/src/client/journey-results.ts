import { z } from 'zod';
import type { JourneyResult } from '../matrix/matrix-results.ts';
import type { AskedPlan } from './matrix-client.ts';
import { readName } from './matrix-client.ts';

const test = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
});
const spec = z.object({ title: z.string(), tests: z.array(test) });
interface Suite {
  readonly specs?: readonly z.output<typeof spec>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const report = z.object({ suites: z.array(suite) });

/** One journey on one set of versions. */
export interface JourneyOfRun {
  readonly run: string;
  readonly journey: string;
  readonly ok: boolean;
  readonly note?: string;
}

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are made of
const colours = /\u001b\[[\d;]*m/g;
const longestNote = 2000;

/** Reads Playwright's JSON report: what each journey said on each set of versions. */
export function readJourneys(text: string): JourneyOfRun[] {
  return report.parse(JSON.parse(text)).suites.flatMap(journeysIn);
}

function journeysIn({ specs = [], suites = [] }: Suite): JourneyOfRun[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => {
        const message = results.find(({ error }) => error?.message)?.error?.message;
        const failed = status === 'unexpected';
        return {
          run: projectName,
          journey: title,
          ok: !failed,
          ...(failed && message ? { note: message.replace(colours, '').slice(0, longestNote) } : {}),
        };
      }),
  );
  return [...own, ...suites.flatMap(journeysIn)];
}

/**
 * What the journeys say of each pair: two versions that do not get along fail in every set that has both, so one set
 * in which a journey works clears them.
 */
export function resultsOf({ runs }: AskedPlan, journeys: readonly JourneyOfRun[]): JourneyResult[] {
  const names = [...new Set(journeys.map(({ journey }) => journey))];
  return runs
    .flatMap(({ pairs }) => pairs.flatMap(({ other }) => readName(other) ?? []))
    .flatMap((other) => {
      const together = new Set(
        runs.flatMap(({ versions }, index) => (versions[other.remote] === other.version ? [runName(index)] : [])),
      );
      return names.flatMap((journey): JourneyResult[] => {
        const said = journeys.filter((one) => one.journey === journey && together.has(one.run));
        if (said.length === 0) return [];
        if (said.some(({ ok }) => ok)) return [{ other, journey, ok: true }];
        return [{ other, journey, ok: false, note: said.find(({ note }) => note)?.note }];
      });
    });
}

/** How the n-th set of versions is called in reports. */
export function runName(index: number): string {
  return `set ${index + 1}`;
}
