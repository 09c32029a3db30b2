import { keepAnswers } from '../../engine/third-parties/kept-answers.ts';

/** Reads something by a key, or gives what was read a moment ago. */
export type SharedReads<Answer> = (key: string, read: () => Promise<Answer | undefined>) => Promise<Answer | undefined>;

/** Who asks for the same at once waits for one answer; what is not there, and what failed, is asked for anew. */
export function shareReads<Answer>(options: { readonly forMs: number; readonly max: number }): SharedReads<Answer> {
  const kept = keepAnswers<Answer>(options);
  const underWay = new Map<string, Promise<Answer | undefined>>();

  async function begin(key: string, read: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
    try {
      const answer = await read();
      if (answer !== undefined) kept.set(key, answer);
      return answer;
    } finally {
      underWay.delete(key);
    }
  }

  return (key, read) => {
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const reading = underWay.get(key) ?? begin(key, read);
    underWay.set(key, reading);
    return reading;
  };
}
