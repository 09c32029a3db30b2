import { parseArgs } from 'node:util';
import { z } from 'zod';

const steps = ['draw', 'render', 'film'] as const;
export type MediaStep = (typeof steps)[number];

/** What `npm run media` is asked to do. */
export interface MediaSettings {
  /** All of them unless some are named. */
  readonly steps: ReadonlySet<MediaStep>;
  /** Only keys that contain this. */
  readonly only: string;
  /** Renders at most so many. */
  readonly limit: number;
  /** Looks for new jobs again when there are none. */
  readonly watch: boolean;
  readonly blenderLock: string | undefined;
}

const options = {
  draw: { type: 'boolean' },
  render: { type: 'boolean' },
  film: { type: 'boolean' },
  only: { type: 'string', default: '' },
  limit: { type: 'string' },
  watch: { type: 'boolean', default: false },
} as const;

const limit = z.coerce.number().int().positive().default(Number.POSITIVE_INFINITY);

/** Reads the command line and the environment; throws with what is wrong. */
export function readMediaSettings(args: readonly string[], env: NodeJS.ProcessEnv): MediaSettings {
  const { values } = parseArgs({ args: [...args], options });
  const named = steps.filter((step) => values[step]);
  return {
    steps: new Set(named.length > 0 ? named : steps),
    only: values.only,
    limit: limit.parse(values.limit),
    watch: values.watch,
    blenderLock: env.BLENDER_LOCK || undefined,
  };
}
