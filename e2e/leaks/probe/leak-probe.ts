/** What a page can leave behind. */
export type LeakKind =
  | 'listener'
  | 'timer'
  | 'interval'
  | 'animation frame'
  | 'idle callback'
  | 'mutation observer'
  | 'resize observer'
  | 'intersection observer'
  | 'performance observer'
  | 'channel'
  | 'worker'
  | 'object address'
  | 'style node'
  | 'adopted sheet'
  | 'stray node'
  | 'detached tree'
  | 'bus subscription'
  | 'global';

/** What is alive of one kind, made at one place by one remote. */
export interface Remains {
  /** `mf-fair`; `shell` where no remote had a part in it. */
  readonly owner: string;
  readonly kind: LeakKind;
  /** First frame of the owner's own scripts, or what the node looks like. */
  readonly site: string;
  readonly stack: string;
  readonly count: number;
}

/** One thing that stays until it is given up. */
export interface Note {
  readonly kind: LeakKind;
  readonly owner?: string;
  readonly site?: string;
  /** Whether it is still there, for what ends without anybody saying so. Must not hold the thing itself. */
  readonly isAlive?: () => boolean;
}

/** Mounting of fragments as the shell does it, by the context of any remote. */
type MountFragment = (slot: HTMLElement, of: string, props: string) => () => void;

/** What the scripts of this folder leave on the window for one another and for the test. */
export interface LeakProbe {
  /** Writes something down with the stack of now; gives the way to strike it out. */
  note(note: Note): () => void;
  /** What is alive now, by owner, kind and place. */
  remains(): Remains[];
  /** The shell's own way to fill a slot, once a remote was mounted. */
  mountFragment: MountFragment | undefined;
  /** Remotes of which pages or fragments were drawn. */
  readonly seen: Set<string>;
}

declare global {
  interface Window {
    leakProbe: LeakProbe;
  }
}

/** Keeps the book of what is alive. Runs before any script of the page; holds nothing of what it writes down. */
export function installProbe(): void {
  interface Entry {
    readonly owner: string;
    readonly kind: LeakKind;
    readonly site: string;
    readonly stack: string;
    readonly isAlive: () => boolean;
  }
  const book = new Set<Entry>();
  const ownFrame = /\/r\/(mf-[a-z]+)\//;
  Error.stackTraceLimit = 40;

  /** Frames of releases only, addresses without the origin: text, as a stack that is not read yet holds its functions. */
  function framesOfNow(): string[] {
    const lines = (new Error().stack ?? '').split('\n').filter((line) => line.includes('/r/'));
    return lines.map((line) => line.trim().replace(/^at /, '').replace(location.origin, ''));
  }

  window.leakProbe = {
    mountFragment: undefined,
    seen: new Set(),
    note({ kind, owner, site, isAlive = () => true }) {
      const frames = site === undefined ? framesOfNow() : [];
      const own = frames.find((frame) => ownFrame.test(frame));
      const entry: Entry = {
        kind,
        owner: owner ?? ownFrame.exec(own ?? '')?.[1] ?? 'shell',
        site: site ?? own ?? frames[0] ?? 'no script of a release',
        stack: frames.join('\n'),
        isAlive,
      };
      book.add(entry);
      return () => void book.delete(entry);
    },
    remains() {
      const groups = new Map<string, Remains>();
      for (const entry of book) {
        if (!entry.isAlive()) {
          book.delete(entry);
          continue;
        }
        const { owner, kind, site, stack } = entry;
        const key = `${owner} ${kind} ${site}`;
        groups.set(key, { owner, kind, site, stack, count: (groups.get(key)?.count ?? 0) + 1 });
      }
      return [...groups.values()];
    },
  };
}
