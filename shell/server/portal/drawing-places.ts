import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { StartPlace } from '../render/drawing-place.ts';
import { startRenderProcess } from '../render/render-process.ts';
import { startRenderThread } from '../render/render-thread.ts';
import { strongestWall } from '../render/strongest-wall.ts';

/** Where the versions of this shell draw. */
export interface DrawingPlaces {
  /** Proves the wall at its first call; rejects where none holds what the configuration asks for. */
  start(): Promise<StartPlace>;
  /** `threads`, or the wall around processes with what it leaves open; undefined until it is proved. */
  said(): string | undefined;
}

/** Makes the places that the environment asks for, and says in the log what they hold back. */
export function createDrawingPlaces(
  { RENDER_IN: wanted }: Pick<Config, 'RENDER_IN'>,
  log: Logger,
  proveWall = () => strongestWall(),
): DrawingPlaces {
  let said: string | undefined;
  let proving: Promise<StartPlace> | undefined;

  async function prove(): Promise<StartPlace> {
    if (wanted === 'threads') {
      said = wanted;
      return startRenderThread;
    }
    const { wall, open } = await proveWall();
    if (open.length > 0 && wanted === 'walled-processes') {
      throw new Error(`No wall of this machine holds back ${open.join(', ')}, and RENDER_IN=${wanted} wants one`);
    }
    said = [wall, ...open.map((name) => `${name} open`)].join(', ');
    if (open.length > 0) log.warn({ wall, open }, 'remotes draw in processes that can reach more than they should');
    else log.info({ wall }, 'remotes draw in processes behind a wall');
    return startRenderProcess(wall);
  }

  return {
    start() {
      proving ??= prove();
      return proving;
    },
    said: () => said,
  };
}
