import type { ProblemType } from '@umbral/protocol/calls/problem.ts';
import { type Answer, jsonAnswer } from './answer.ts';

/** A protocol error as problem+json. */
export function problemAnswer(status: number, type: ProblemType, title: string): Answer {
  return jsonAnswer(status, { type, title, status }, { 'content-type': 'application/problem+json' });
}
