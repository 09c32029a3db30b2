/** Answers that are kept for a while in this process; the oldest give way when there are too many. */
export interface KeptAnswers<Answer> {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
}

interface KeepOptions {
  readonly forMs: number;
  readonly max: number;
  readonly clock?: () => number;
}

/** Makes an empty store; `clock` counts milliseconds. */
export function keepAnswers<Answer>(options: KeepOptions): KeptAnswers<Answer> {
  const { forMs, max, clock = () => performance.now() } = options;
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found && found.until > clock()) return found.answer;
      kept.delete(key);
      return undefined;
    },
    set(key, answer) {
      kept.delete(key);
      kept.set(key, { answer, until: clock() + forMs });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
}
