import type {
  AnsweredBatch,
  AnsweredSlice,
  BatchProgress,
  SearchBatch,
  SearchCaller,
  Searcher,
} from '../protocol/search-job.ts';
import { AT_THE_START } from '../protocol/search-job.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { IndexStore } from '../store/index-store.ts';
import { FairQueue } from './fair-queue.ts';
import { RecentUse } from './recent-use.ts';
import type { ThreadAnswer } from './search-thread.ts';
import { SearchingThread } from './searching-thread.ts';
import { rankOf } from './whose-turn.ts';

/** How many threads search, how long they may take, and who is told of trouble. */
export interface SearchPoolOptions {
  store: IndexStore;
  threads: number;
  /** Milliseconds after which a thread that does not answer is ended; every budget is far below. */
  patience?: number;
  onProblem?: (message: string, error?: unknown) => void;
}

interface Request {
  readonly batch: SearchBatch;
  readonly caller: SearchCaller;
  readonly since: number;
  readonly answered: AnsweredBatch;
  progress: BatchProgress;
  isRetried: boolean;
  resolve(answered: AnsweredBatch): void;
  reject(error: unknown): void;
}

interface Turn {
  readonly request: Request;
  readonly since: number;
  readonly watch: NodeJS.Timeout;
  isOverdue: boolean;
}

const PATIENCE_MS = 5000;
const RESTART_MS = 500;
/** The clients give up after two seconds in a browser and five in a program: what waited for as long is for nobody. */
const LONGEST_WAIT_MS = 5000;
const MOST_WAITING = 2000;
const MOST_WAITING_OF_ONE = 200;
/** What a query counts before anybody knows what it costs. */
const EXPECTED_MS = 1;
const tooMany = () => new ProtocolError(429, 'Too Many Requests', { 'retry-after': '1' });
const gone = () => new ProtocolError(503, 'The search was interrupted: try again', { 'retry-after': '1' });

/**
 * Searches on threads of their own. Who used least of them of late comes first (`whose-turn.ts`), and a request of many
 * queries goes back into the queue after each slice of them, so that the others' searches are delayed by no more than one
 * slice. A thread that dies or hangs is replaced.
 */
export class SearchPool implements Searcher {
  readonly #options: Required<SearchPoolOptions>;
  readonly #queue = new FairQueue<Request>();
  readonly #idle: SearchingThread[] = [];
  readonly #turns = new Map<SearchingThread, Turn>();
  readonly #threads = new Set<SearchingThread>();
  readonly #use = new RecentUse();
  /** Settles when the first thread can search. */
  readonly ready: Promise<void>;
  #isReady: () => void = () => undefined;
  #isClosed = false;

  constructor(options: SearchPoolOptions) {
    this.#options = { patience: PATIENCE_MS, onProblem: () => undefined, ...options };
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
    for (let i = 0; i < options.threads; i++) this.#start();
    options.store.onChange = () => this.publish();
  }

  /** Requests that wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Answers the queries of a request; 429 where too many wait already, 503 where its thread was lost. */
  async answer(batch: SearchBatch, caller: SearchCaller): Promise<AnsweredBatch> {
    const isFull = this.#queue.size >= MOST_WAITING;
    if (isFull || (!caller.asksForMany && this.#queue.sizeOf(caller.name) >= MOST_WAITING_OF_ONE)) throw tooMany();
    // Who asks for much comes after who asks for little from the first time on, and the more so who is not served.
    this.#use.add(caller.name, batch.jobs.length * EXPECTED_MS);
    return await new Promise((resolve, reject) => {
      const answered = { answers: [], queries: [] };
      const begun = { batch, caller, answered, since: performance.now(), progress: AT_THE_START, isRetried: false };
      this.#queue.add(caller.name, { ...begun, resolve, reject });
      this.#serve();
    });
  }

  /** Tells all threads what has changed; what is asked afterwards sees it. */
  publish(): void {
    for (const thread of this.#threads) thread.publish();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #start(): void {
    const thread: SearchingThread = new SearchingThread(this.#options.store, {
      onAnswer: (from, answer) => this.#take(from, answer),
      onEnd: (ended, error) => this.#replace(ended, error),
    });
    this.#threads.add(thread);
  }

  #serve(): void {
    while (this.#idle.length > 0) {
      const busy = [...this.#turns.values()].map(({ request: { caller } }) => caller);
      const now = { threads: this.#options.threads, busy, usedOf: (name: string) => this.#use.of(name) };
      const request = this.#queue.take((_, next) => rankOf(next.caller, now));
      if (request !== undefined && hasWaitedInVain(request)) {
        request.reject(tooMany());
        continue;
      }
      const thread = request === undefined ? undefined : this.#idle.pop();
      if (request === undefined || thread === undefined) return;
      const watch = setTimeout(() => this.#giveUp(thread), this.#options.patience);
      this.#turns.set(thread, { request, watch, since: performance.now(), isOverdue: false });
      thread.ask({ batch: request.batch, progress: request.progress });
    }
  }

  #take(thread: SearchingThread, answer: ThreadAnswer): void {
    const turn = this.#endTurn(thread);
    const request = turn?.request;
    if (turn !== undefined) this.#use.add(turn.request.caller.name, costOf(turn, answer));
    this.#idle.push(thread);
    if (answer.kind === 'ready') this.#isReady();
    if (request !== undefined && answer.kind === 'answered') this.#goOn(request, answer.slice);
    else if (request !== undefined && answer.kind === 'refused') {
      request.reject(new ProtocolError(answer.status, answer.message));
    } else if (request !== undefined && answer.kind === 'broken') request.reject(new Error(answer.message));
    this.#serve();
  }

  #goOn(request: Request, { answers, queries, progress }: AnsweredSlice): void {
    request.answered.answers.push(...answers);
    request.answered.queries.push(...queries);
    request.progress = progress;
    if (progress.answered < request.batch.jobs.length) this.#queue.add(request.caller.name, request);
    else request.resolve(request.answered);
  }

  #endTurn(thread: SearchingThread): Turn | undefined {
    const turn = this.#turns.get(thread);
    clearTimeout(turn?.watch);
    this.#turns.delete(thread);
    return turn;
  }

  #giveUp(thread: SearchingThread): void {
    const turn = this.#turns.get(thread);
    if (turn !== undefined) turn.isOverdue = true;
    this.#options.onProblem('A searching thread does not answer and is ended');
    void thread.end();
  }

  /** What broke one thread by its length is not tried on another; what was merely there when it died is, once. */
  #replace(thread: SearchingThread, error: unknown): void {
    const isOverdue = this.#turns.get(thread)?.isOverdue === true;
    const request = this.#endTurn(thread)?.request;
    this.#threads.delete(thread);
    const idle = this.#idle.indexOf(thread);
    if (idle >= 0) this.#idle.splice(idle, 1);
    if (request !== undefined && !isOverdue && !request.isRetried && !this.#isClosed) {
      request.isRetried = true;
      this.#queue.putBack(request.caller.name, request);
    } else request?.reject(gone());
    if (this.#isClosed) return;
    this.#options.onProblem('A searching thread ended and is replaced', error);
    // One that cannot even start must not keep the processor busy with its successors.
    if (request === undefined) setTimeout(() => this.#isClosed || this.#start(), RESTART_MS).unref();
    else this.#start();
  }
}

/** Milliseconds: the time of its thread, or where that is not told, what passed. */
function costOf({ request, since }: Turn, answer: ThreadAnswer): number {
  if (answer.kind !== 'answered') return performance.now() - since;
  return answer.slice.progress.milliseconds - request.progress.milliseconds;
}

/** Whether nobody waits any more for a request that was never begun; one that was is bounded by its own time. */
function hasWaitedInVain({ progress, since }: Request): boolean {
  return progress.answered === 0 && performance.now() - since > LONGEST_WAIT_MS;
}
