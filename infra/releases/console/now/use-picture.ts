import { useEffect, useRef, useState } from 'react';
import { type ConsolePicture, consolePicture } from '../../src/console/picture-schema.ts';
import { callRegistry } from '../registry/registry-call.ts';
import { useSession } from '../session/session-context.ts';

/** The live picture of what runs. */
export interface Picture {
  /** The newest that is known; nothing before the first answer. */
  readonly picture: ConsolePicture | undefined;
  /** When it was known, milliseconds since the epoch. */
  readonly at: number;
  readonly isAway: boolean;
}

/** How long to wait after a failed call, milliseconds. */
const pauseMs = 2000;

/** Follows what runs: an answer comes with each change, and every five seconds for what changes without one. */
export function usePicture(): Picture {
  const { expire } = useSession();
  const [known, setKnown] = useState<Picture>({ picture: undefined, at: 0, isAway: false });
  const after = useRef<number>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    void follow(leaving.signal, {
      path: () => (after.current === undefined ? '/picture' : `/picture?after=${after.current}&wait=5`),
      take(picture) {
        after.current = picture.seq;
        setKnown({ picture, at: Date.now(), isAway: false });
      },
      lose: () => setKnown((before) => ({ ...before, isAway: true })),
      expire,
    });
    return () => leaving.abort();
  }, [expire]);
  return known;
}

interface Follower {
  readonly path: () => string;
  readonly take: (picture: ConsolePicture) => void;
  readonly lose: () => void;
  readonly expire: () => void;
}

async function follow(signal: AbortSignal, { path, take, lose, expire }: Follower): Promise<void> {
  while (!signal.aborted) {
    const outcome = await callRegistry(consolePicture, path(), { signal }).catch(() => undefined);
    if (!outcome || signal.aborted) return;
    if (outcome.ok) take(outcome.value);
    else if (outcome.problem.status === 401) return expire();
    else {
      lose();
      await pause(signal);
    }
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
