import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { RemoteRelease } from '../../composition/composition.ts';

/** A version that runs as long as somebody holds it. */
export interface HeldRelease {
  readonly release: RemoteRelease;
  /** Holds it once more. */
  again(): HeldRelease;
  /** It is not needed any more: kept warm for a while, unless it is no good. */
  letGo(fate?: 'keep' | 'end'): void;
}

/** The versions whose threads run: each once, however many need it. */
export interface RunningReleases {
  /** Starts it where it does not run yet; rejects with `UnfitArtifact`, also where another one has this number. */
  hold(name: RemoteName, version: string, digest?: string): Promise<HeldRelease>;
  all(): readonly RemoteRelease[];
  close(): Promise<void>;
}

interface Entry {
  readonly key: string;
  readonly starting: Promise<RemoteRelease>;
  started?: RemoteRelease;
  holders: number;
  idle?: NodeJS.Timeout;
}

/** So long a rollback, or a tab with an old version, finds it running. */
const idleMs = 180_000;
const maxIdle = 3;

/** Brings a version here, if it is not, and starts its threads. */
export type StartRelease = (name: RemoteName, version: string, digest?: string) => Promise<RemoteRelease>;

/** Keeps what runs. Of the versions that nobody holds the last few stay, for three minutes. */
export function createRunningReleases(startRelease: StartRelease): RunningReleases {
  const entries = new Map<string, Entry>();
  const closing = new Set<Promise<void>>();

  function end(entry: Entry): void {
    if (entries.get(entry.key) === entry) entries.delete(entry.key);
    clearTimeout(entry.idle);
    const ended = entry.starting.then(
      ({ pool }) => pool.close(),
      () => undefined,
    );
    const ending: Promise<void> = ended.finally(() => closing.delete(ending));
    closing.add(ending);
  }

  function rest(entry: Entry): void {
    entry.idle = setTimeout(() => end(entry), idleMs).unref();
    // Insertion order is the order of need: the one that rests longest goes first.
    entries.delete(entry.key);
    entries.set(entry.key, entry);
    const idle = [...entries.values()].filter(({ holders }) => holders === 0);
    for (const longest of idle.slice(0, Math.max(0, idle.length - maxIdle))) end(longest);
  }

  function held(entry: Entry, release: RemoteRelease): HeldRelease {
    let isHeld = true;
    entry.holders += 1;
    clearTimeout(entry.idle);
    return {
      release,
      again: () => held(entry, release),
      letGo(fate = 'keep') {
        if (!isHeld) return;
        isHeld = false;
        entry.holders -= 1;
        if (entry.holders > 0) return;
        if (fate === 'keep' && entries.get(entry.key) === entry) rest(entry);
        else end(entry);
      },
    };
  }

  function start(name: RemoteName, version: string, digest: string | undefined): Entry {
    const entry: Entry = { key: `${name}@${version}`, starting: startRelease(name, version, digest), holders: 0 };
    entries.set(entry.key, entry);
    entry.starting.then(
      (release) => {
        entry.started = release;
      },
      () => {
        if (entries.get(entry.key) === entry) entries.delete(entry.key);
      },
    );
    return entry;
  }

  /** Holds it while it starts, so that it cannot go meanwhile. */
  async function holdEntry(entry: Entry): Promise<HeldRelease> {
    entry.holders += 1;
    clearTimeout(entry.idle);
    try {
      return held(entry, await entry.starting);
    } finally {
      entry.holders -= 1;
    }
  }

  return {
    async hold(name, version, digest) {
      const known = entries.get(`${name}@${version}`);
      const first = await holdEntry(known ?? start(name, version, digest));
      if (digest === undefined || first.release.artifact.digest === digest) return first;
      // Other bytes ran under this number: whoever has them keeps them, nobody gets them any more.
      first.letGo('end');
      return holdEntry(start(name, version, digest));
    },
    all: () => [...entries.values()].flatMap(({ started }) => started ?? []),
    async close() {
      for (const entry of [...entries.values()]) end(entry);
      await Promise.all(closing);
    },
  };
}
