import { parentPort } from 'node:worker_threads';
import { answerSlice } from '../protocol/answer-batch.ts';
import type { AnsweredSlice, BatchProgress, SearchBatch } from '../protocol/search-job.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { Publication } from './publication.ts';
import { PublishedIndices } from './published-indices.ts';

/** What a searching thread is told and asked, one after the other. */
export type ThreadMessage =
  | { kind: 'publication'; publication: Publication }
  | { kind: 'search'; batch: SearchBatch; progress: BatchProgress };

/** What it says: that it has begun, answers, a refusal in the words of the protocol, or that something broke. */
export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'answered'; slice: AnsweredSlice }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'broken'; message: string };

const indices = new PublishedIndices();

parentPort?.on('message', (message: ThreadMessage) => {
  if (message.kind === 'publication') indices.take(message.publication);
  else {
    const answer = answered(message.batch, message.progress);
    const buffers = answer.kind === 'answered' ? answer.slice.answers.map(({ buffer }) => buffer) : [];
    parentPort?.postMessage(
      answer,
      buffers.filter((buffer) => buffer instanceof ArrayBuffer),
    );
  }
});

parentPort?.postMessage({ kind: 'ready' } satisfies ThreadAnswer);

function answered(batch: SearchBatch, progress: BatchProgress): ThreadAnswer {
  try {
    return { kind: 'answered', slice: answerSlice((name) => indices.target(name), batch, progress) };
  } catch (error) {
    if (error instanceof ProtocolError) return { kind: 'refused', status: error.status, message: error.message };
    return { kind: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
