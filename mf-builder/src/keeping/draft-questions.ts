/** What a page asks about its draft by the clock. Nothing is asked while the draft is being ended, nor afterwards. */
export class DraftQuestions {
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  /** Asks, or gives undefined where the draft is about to end. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (this.#isClosed) return undefined;
    const answer = question();
    this.#underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(answer);
    }
  }

  /** Ends the draft by `work`, once what was asked is answered; where it has not ended, questions go on. */
  async closeFor<Outcome>(work: () => Promise<Outcome>, hasEnded: (outcome: Outcome) => boolean): Promise<Outcome> {
    this.#isClosed = true;
    let isOver = false;
    try {
      await Promise.allSettled(this.#underWay);
      const outcome = await work();
      isOver = hasEnded(outcome);
      return outcome;
    } finally {
      this.#isClosed = isOver;
    }
  }
}
