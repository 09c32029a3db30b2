import { BuildFailure, buildAll } from '../build/build-all.ts';
import { buildConsole } from '../build/build-console.ts';
import { buildGround } from '../build/build-ground.ts';
import { buildPackages } from '../build/build-packages.ts';
import type { Settings } from '../settings.ts';
import type { Part } from '../supervisor/part.ts';
import type { ProgramHooks } from '../supervisor/program-part.ts';
import type { Reporter } from '../terminal/reporter.ts';

/** A remote that cannot be built is a hole in the page or its last version, as in production; the shell must build. */
function tolerate(error: unknown, reporter: Reporter): string[] {
  if (!(error instanceof BuildFailure) || error.failed.includes('shell')) throw error;
  for (const sentence of error.message.split('\n')) reporter.step('build', sentence);
  reporter.step('build', `the portal starts without the present ${error.failed.join(', ')}`);
  return error.failed;
}

/** Builds what changed, as a part that is done once. */
export function buildPart({ root, artifactsDir }: Settings, { reporter, record }: ProgramHooks): Part {
  const stopping = new AbortController();
  return {
    name: 'build',
    needs: [],
    async start() {
      const { step, line } = reporter;
      const job = { root, artifactsDir, record, step, line, signal: stopping.signal };
      const built = await buildAll(job).catch((error: unknown) => tolerate(error, reporter));
      // A portal without its console is a portal.
      await buildConsole(job).catch((error: unknown) => step('console', String(error)));
      // Maps have outlines without it.
      await buildGround(job).catch((error: unknown) => step('ground', String(error)));
      // Only other repositories miss them: no visitor waits for the compiler.
      void buildPackages(job).catch((error: unknown) => step('packages', String(error)));
      if (built.length === 0) step('build', 'nothing changed');
    },
    async stop() {
      stopping.abort();
    },
  };
}
