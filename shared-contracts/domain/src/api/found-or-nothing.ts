import { ApiError } from '@umbral/protocol/calls/problem.ts';

/** The answer, or nothing when the thing does not exist or its name cannot be one; every other failure stays one. */
export async function foundOrNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 422)) return undefined;
    throw error;
  }
}
