import { buildAll } from '../build/build-all.ts';
import type { Settings } from '../settings.ts';
import type { Part } from '../supervisor/part.ts';
import type { ProgramHooks } from '../supervisor/program-part.ts';

/** Builds what changed, as a part that is done once. */
export function buildPart({ root, artifactsDir }: Settings, { reporter, record }: ProgramHooks): Part {
  const stopping = new AbortController();
  return {
    name: 'build',
    needs: [],
    async start() {
      const { step, line } = reporter;
      const built = await buildAll({ root, artifactsDir, record, step, line, signal: stopping.signal });
      if (built.length === 0) step('build', 'nothing changed');
    },
    async stop() {
      stopping.abort();
    },
  };
}
