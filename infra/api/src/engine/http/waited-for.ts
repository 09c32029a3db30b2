import { patienceHeader, readPatience } from '@umbral/protocol/calls/patience.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whileWaited } from 'infra-db/while-waited.ts';
import { Refusal } from '../replies/refusal.ts';

/**
 * Answers a question of somebody who may leave: its statements end when the connection closes before the answer, or
 * after as long as the asker said to wait, which is then told that the answer is not to be had. For what changes nothing
 * only: a write is carried out whoever has left.
 */
export async function whileAskerWaits<Answer>(
  { headers }: FastifyRequest,
  { raw }: FastifyReply,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const waited = new AbortController();
  const end = () => waited.abort();
  const patienceMs = readPatience(headers[patienceHeader]);
  const patience = patienceMs === undefined ? undefined : setTimeout(end, patienceMs);
  raw.once('close', end);
  try {
    return await whileWaited(waited.signal, answer);
  } catch (error) {
    throw waited.signal.aborted ? new Refusal('unavailable') : error;
  } finally {
    // What is begun here and goes on afterwards is nobody's answer.
    clearTimeout(patience);
    raw.off('close', end);
  }
}
