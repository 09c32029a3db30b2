import type { WorkChallenge } from '../captcha/captcha-challenge.ts';

/** Others may try at the same account while this browser works, which makes the next work larger, up to a bound. */
const mostRounds = 6;

interface WorkAnswer {
  readonly work: WorkChallenge | null;
}

/**
 * Tries a password, and where many were tried at its account before, does the work that is asked for and tries again.
 * The browser derives keys beside the page, which stays at hand meanwhile.
 */
export async function tryWithWork<Answer extends WorkAnswer>(
  attempt: (proof: string) => Promise<Answer>,
  onWork: () => void,
): Promise<Answer> {
  let answer = await attempt('');
  for (let round = 0; answer.work && round < mostRounds; round += 1) {
    onWork();
    const { solveCaptcha } = await import('../captcha/captcha-solver.ts');
    const solved = await solveCaptcha(answer.work, new AbortController().signal);
    if (!solved) return answer;
    answer = await attempt(solved.token);
  }
  return answer;
}
