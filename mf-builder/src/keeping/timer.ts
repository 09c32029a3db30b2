/** One thing to do later, at most once at a time. */
export class Timer {
  readonly #run: () => void;
  #handle: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void) {
    this.#run = run;
  }

  get isSet(): boolean {
    return this.#handle !== undefined;
  }

  /** Sets the timer, in milliseconds from now, unless it is set. */
  start(delay: number): void {
    this.#handle ??= setTimeout(() => {
      this.#handle = undefined;
      this.#run();
    }, delay);
  }

  restart(delay: number): void {
    this.stop();
    this.start(delay);
  }

  stop(): void {
    clearTimeout(this.#handle);
    this.#handle = undefined;
  }
}
