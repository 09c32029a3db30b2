import type { Asker, Wanted } from './asker.ts';
import { createNetworkBudgets, type NetworkBudget } from './network-budgets.ts';
import { Refused } from './refused.ts';
import { createTurns, type Waiting } from './turns.ts';

export interface AdmissionOptions {
  /** So much is drawn at a time. */
  readonly atOnce: number;
  /** Of each network. */
  readonly budget: NetworkBudget;
  /** How many may wait: in all, and of one network. */
  readonly mostWaiting: number;
  readonly mostOfOneNetwork: number;
  /** Milliseconds until a network hears that it has used up its budget. */
  readonly refusalMs: number;
  /** Milliseconds for which somebody waits at most, by what is wanted. */
  readonly patienceMs: Readonly<Record<Wanted, number>>;
  /** Somebody was not let in. */
  onRefused?(refusal: Refused): void;
  readonly now?: () => number;
}

/** The way to what the cache cannot answer: so that much at once slows pages down, and takes none away from others. */
export interface Admission {
  /** Draws when it is the asker's turn; rejects with `Refused` where that does not come. */
  enter<Result>(asker: Asker, draw: () => Promise<Result>): Promise<Result>;
  readonly state: () => { readonly drawing: number; readonly waiting: number };
}

const thisMachine = 'this machine';
const longestPause = 10;
/** So long takes what waits of one network. */
const fullSeconds = 5;
const refusals = {
  network: Array.from({ length: longestPause }, (_, index) => new Refused('network', index + 1)),
  overload: new Refused('overload', 5),
} as const;

/** Made once: what a stack costs is more than the refusal saves. */
function overBudget(seconds: number): Refused {
  return refusals.network[Math.min(seconds, longestPause) - 1] ?? refusals.overload;
}

/** What holds unless the environment says otherwise; a tab gives a part up after 2.5 s. */
export const usualAdmission = {
  mostWaiting: 512,
  mostOfOneNetwork: 48,
  refusalMs: 1000,
  patienceMs: { page: 10_000, part: 2200, fragment: 4000, refresh: 30_000 },
} as const;

/**
 * Makes an admission. One network never draws on more than a quarter of what is drawn at a time, and all addresses that
 * are listed nowhere on no more than a half, so that somebody else's turn comes soon and cores are left for what is kept;
 * who is over the budget may not wait. Programs of this machine have no budget and take turns as one.
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const {
    atOnce,
    mostWaiting,
    mostOfOneNetwork,
    patienceMs,
    refusalMs,
    onRefused,
    now = () => performance.now(),
  } = options;
  const budgets = createNetworkBudgets(options.budget, now);
  const turns = createTurns();
  const drawing = new Map<string | undefined, number>();
  const mostDrawing = Math.max(1, Math.ceil(atOnce / 4));
  const mostUnlisted = Math.max(1, Math.ceil(atOnce / 2));
  let running = 0;
  let unlisted = 0;

  const mayBegin = ({ network, isListed }: Pick<Asker, 'network' | 'isListed'>) =>
    running < atOnce &&
    (isListed || unlisted < mostUnlisted) &&
    (network === undefined || (drawing.get(network) ?? 0) < mostDrawing);

  const usedOf = (network = thisMachine) => budgets.usedOf(network);

  async function run<Result>({ network, isListed }: Asker, draw: () => Promise<Result>): Promise<Result> {
    running += 1;
    if (!isListed) unlisted += 1;
    drawing.set(network, (drawing.get(network) ?? 0) + 1);
    try {
      return await draw();
    } finally {
      running -= 1;
      if (!isListed) unlisted -= 1;
      const left = (drawing.get(network) ?? 1) - 1;
      if (left > 0) drawing.set(network, left);
      else drawing.delete(network);
      turns.take({ mayBegin, usedOf })?.begin();
    }
  }

  async function refuse(refusal: Refused): Promise<never> {
    onRefused?.(refusal);
    // Who does not read it would ask again at once.
    if (refusal.kind === 'network') await new Promise((resolve) => setTimeout(resolve, refusalMs).unref());
    throw refusal;
  }

  function wait<Result>(asker: Asker, draw: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const giveUp = setTimeout(() => {
      turns.remove(waiting);
      refuse(refusals.overload).catch(reject);
    }, patienceMs[asker.wanted]);
    const waiting: Waiting = {
      asker,
      begin() {
        clearTimeout(giveUp);
        run(asker, draw).then(resolve, reject);
      },
    };
    turns.add(waiting);
    return promise;
  }

  return {
    enter(asker, draw) {
      const { network } = asker;
      const isWithin = budgets.takes(network ?? thisMachine) || network === undefined;
      // Where there is room and somebody waits all the same, they wait for the share of their own network.
      const isFree = mayBegin(asker) && turns.countOf(network) === 0 && (isWithin || turns.size() === 0);
      if (isFree) return run(asker, draw);
      if (!isWithin) return refuse(overBudget(budgets.secondsUntilMore(network)));
      const isFull = network !== undefined && turns.countOf(network) >= mostOfOneNetwork;
      if (isFull) return refuse(overBudget(fullSeconds));
      if (turns.size() >= mostWaiting) return refuse(refusals.overload);
      return wait(asker, draw);
    },
    state: () => ({ drawing: running, waiting: turns.size() }),
  };
}
