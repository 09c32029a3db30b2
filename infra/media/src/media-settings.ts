import { parseArgs } from 'node:util';
import { z } from 'zod';

/** What `npm run media` is asked to do. */
export interface MediaSettings {
  /** Only keys that contain this. */
  readonly only: string;
  readonly limit: number;
  /** Draws, and renders nothing. */
  readonly drawOnly: boolean;
  /** Makes films of the pictures that are there, and nothing else. */
  readonly filmOnly: boolean;
  /** Looks for new jobs again when there are none. */
  readonly watch: boolean;
  readonly blenderLock: string | undefined;
}

const options = {
  only: { type: 'string', default: '' },
  limit: { type: 'string' },
  watch: { type: 'boolean', default: false },
  film: { type: 'boolean', default: false },
  draw: { type: 'boolean', default: false },
} as const;

const limit = z.coerce.number().int().positive().default(Number.POSITIVE_INFINITY);

/** Reads the command line and the environment; throws with what is wrong. */
export function readMediaSettings(args: readonly string[], env: NodeJS.ProcessEnv): MediaSettings {
  const { values } = parseArgs({ args: [...args], options });
  return {
    only: values.only,
    limit: limit.parse(values.limit),
    watch: values.watch,
    drawOnly: values.draw,
    filmOnly: values.film,
    blenderLock: env.BLENDER_LOCK || undefined,
  };
}
