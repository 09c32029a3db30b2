import { computedMs } from './computed-ms.ts';

/** How often the clock is looked at: reading it costs as much as many units of work. */
const UNITS_BETWEEN_LOOKS = 16_384;

/**
 * What a search may cost: units of work, each about one posting walked (a few nanoseconds), and a time of computing. Loops ask
 * before they begin a piece of work; once the budget is used up they leave out the rest, so that what is found is true
 * but perhaps not all.
 */
export class WorkBudget {
  /** For work that is ours: nothing is cut. */
  static readonly unlimited = new WorkBudget(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

  readonly #units: number;
  readonly #deadline: number;
  #used = 0;
  #nextLook = 0;
  #isCut = false;

  constructor(units: number, milliseconds: number) {
    this.#units = units;
    this.#deadline = computedMs() + milliseconds;
  }

  /** Whether something was left out. */
  get isCut(): boolean {
    return this.#isCut;
  }

  get used(): number {
    return this.#used;
  }

  /** Asks for a piece of work; false where it is to be left out. */
  allows(units: number): boolean {
    if (this.#isCut) return false;
    this.#used += units;
    if (this.#used > this.#units) this.#isCut = true;
    else if (this.#used >= this.#nextLook) {
      this.#nextLook = this.#used + UNITS_BETWEEN_LOOKS;
      this.#isCut = computedMs() >= this.#deadline;
    }
    return !this.#isCut;
  }
}
