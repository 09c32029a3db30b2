/** Visitors who load pages and the files that those pages name, one after the other, as fast as they are answered. */
export interface Traffic {
  readonly answers: () => number;
  /** How many pages came whole, with their files. */
  readonly visits: () => number;
  readonly failures: readonly string[];
  stop(): Promise<void>;
}

/** Where they go, and how many there are. */
export interface TrafficPlan {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly visitors: number;
}

/** Starts visitors; each goes on until it is stopped. */
export function startTraffic({ origin, paths, visitors }: TrafficPlan): Traffic {
  const failures: string[] = [];
  let isOver = false;
  let answers = 0;
  let visits = 0;

  async function get(path: string): Promise<string> {
    const answer = await fetch(`${origin}${path}`);
    answers += 1;
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`);
    return answer.text();
  }

  /** Files of a version never change: who has one does not ask again. */
  async function visit(path: string, kept: Set<string>): Promise<void> {
    const html = await get(path);
    for (const [file] of html.matchAll(/\/r\/[^"]+\.(?:js|css)/g)) {
      if (isOver || kept.has(file)) continue;
      kept.add(file);
      await get(file);
    }
    visits += 1;
  }

  async function wander(first: number): Promise<void> {
    const kept = new Set<string>();
    for (let turn = first; !isOver; turn += 1) {
      await visit(paths[turn % paths.length] ?? '/', kept).catch((error: unknown) => failures.push(String(error)));
    }
  }

  const wanderings = Array.from({ length: visitors }, (_, index) => wander(index));
  return {
    answers: () => answers,
    visits: () => visits,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(wanderings);
    },
  };
}
