import { runTask } from '../supervisor/task.ts';
import type { BuildJob } from './build-artifact.ts';

/** Makes the tiles of the maps where their data, the code behind them or `GROUND_WITHOUT` has changed. */
export async function buildGround({ root, record, line, signal }: BuildJob): Promise<void> {
  await runTask({
    title: 'making the ground of the maps',
    args: ['infra/ground/src/ground-main.ts'],
    cwd: root,
    env: { NODE_ENV: 'production' },
    onLine: (text) => line('ground', text),
    record,
    signal,
  });
}
