import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { loadColumns } from '../queries/plant-queries.ts';
import type { ComparedColumn } from '../table/compared-column.ts';

export type Columns =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ReadyColumns;

interface ReadyColumns {
  readonly state: 'ready';
  readonly columns: readonly ComparedColumn[];
  /** Whether every plant was answered for: known, or gone. */
  readonly isWhole: boolean;
  /** Asks again for those that did not load; only where some did not. */
  readonly retry?: () => void;
  /** Plants that the backend does not know. */
  readonly gone: readonly number[];
}

/** What the backend said of a plant; null: it does not know it. */
type Known = ReadonlyMap<number, ComparedColumn | null>;

/** The facts of the compared plants in their order; each is asked for once. */
export function useColumns(ids: readonly number[]): Columns {
  const { call } = useRemote();
  const [known, setKnown] = useState<Known>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = ids.filter((id) => !known.has(id)).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another try
  useEffect(() => {
    if (missing === '') return;
    const controller = new AbortController();
    setFailed(false);
    const asked = missing.split(',').map(Number);
    loadColumns(call, asked, controller.signal).then(
      (columns) => setKnown((before) => withColumns(before, asked, columns)),
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [call, missing, attempt]);

  const columns = ids.flatMap((id) => known.get(id) ?? []);
  const gone = ids.filter((id) => known.get(id) === null);
  const isWhole = missing === '';
  const retry = hasFailed && !isWhole ? () => setAttempt((count) => count + 1) : undefined;
  if (isWhole || columns.length > 0) return { state: 'ready', columns, isWhole, retry, gone };
  return retry ? { state: 'failed', retry } : { state: 'loading' };
}

function withColumns(before: Known, asked: readonly number[], columns: readonly ComparedColumn[]): Known {
  const answers = asked.map((id) => [id, columns.find((column) => column.id === id) ?? null] as const);
  return new Map([...before, ...answers]);
}
