/** Why a render was told to stop: it waited for others on a machine that had time for it. */
export class WaitedInVain extends Error {
  constructor() {
    super('The render took too long');
    this.name = 'WaitedInVain';
  }
}

/** How long the calls of a thread may take. */
export interface CallPace {
  /** Makes a call, ended early where the last one of its kind was waited for in vain. */
  run(
    url: string,
    signal: AbortSignal | null | undefined,
    send: (signal: AbortSignal | null) => Promise<Response>,
  ): Promise<Response>;
}

/** A call that has just been waited for in vain gets no more of a page's half second. */
const shortMs = 300;
const troubleMs = 5000;
const mostKinds = 500;

/** Makes the pace of a thread: what stood still of late is not waited for again, until one call in a while shows better. */
export function createCallPace(now: () => number = () => performance.now()): CallPace {
  const troubledUntil = new Map<string, number>();
  return {
    async run(url, signal, send) {
      const kind = kindOf(url);
      const isTroubled = now() < (troubledUntil.get(kind) ?? 0);
      try {
        const answer = await send(isTroubled ? earlier(signal) : (signal ?? null));
        troubledUntil.delete(kind);
        return answer;
      } catch (error) {
        if (signal?.aborted && signal.reason instanceof WaitedInVain) {
          if (troubledUntil.size >= mostKinds) troubledUntil.clear();
          troubledUntil.set(kind, now() + troubleMs);
        }
        throw error;
      }
    },
  };
}

function earlier(signal: AbortSignal | null | undefined): AbortSignal {
  const short = AbortSignal.timeout(shortMs);
  return signal ? AbortSignal.any([signal, short]) : short;
}

/** Calls for things of one kind differ in the end of their path. */
function kindOf(url: string): string {
  return url.split('?')[0]?.replace(/\/[^/]*$/, '') ?? '';
}
