import type { Refused } from '../admission/refused.ts';
import type { Answer } from '../http/answer.ts';
import { problemAnswer } from '../http/problem-answer.ts';

/** What a tab is told that asked for something which is not drawn now; it draws by itself, or waits. */
export function refusedAnswer({ kind, retryAfterSeconds }: Refused): Answer {
  const answer =
    kind === 'network'
      ? problemAnswer(429, 'too-many-requests', 'The network has used up its budget')
      : problemAnswer(503, 'unavailable', 'Too many wait');
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) } };
}
