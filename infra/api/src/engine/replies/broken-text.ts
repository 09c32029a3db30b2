import type { FastifyRequest } from 'fastify';
import { texts } from '../texts.ts';
import { Refusal } from './refusal.ts';

/** Refuses text that no table can hold: the character NUL, and halves of surrogate pairs. Names the field. */
export async function refuseBrokenText({ params, query, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    for (const [field, value] of Object.entries(part ?? {})) {
      if (hasBrokenText(field) || hasBrokenText(value)) {
        throw new Refusal('invalid-input', { [field.toWellFormed()]: texts.brokenText });
      }
    }
  }
}

function hasBrokenText(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    if (typeof next === 'object' && next !== null && !Buffer.isBuffer(next)) {
      for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
    }
  }
  return false;
}
