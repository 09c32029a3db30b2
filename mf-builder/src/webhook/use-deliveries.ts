import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { useFailure } from '../ui/use-failure.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

/** Tests and repetitions, one at a time. */
export interface Deliveries {
  /** `test`, or the number of what is repeated. */
  readonly busy: string | undefined;
  readonly test: () => Promise<void>;
  readonly replay: (delivery: string) => Promise<void>;
}

type Told = Promise<{ readonly ok: 0 | 1; readonly message: string }>;

/** Tells a builder's system something now and reads the log again, with what it answered. */
export function useDeliveries(builder: number): Deliveries {
  const { call, toast } = useRemote();
  const failure = useFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  // The second click of a double click comes before the first is drawn.
  const isBusy = useRef(false);
  const tell = async (what: string, failed: string, act: () => Told) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(what);
    try {
      const { ok, message } = await act();
      toast({ tone: ok === 1 ? 'success' : 'warning', text: message });
      await revalidate();
    } catch (error) {
      toast({ tone: 'error', text: sentenceOf(error) ?? (await failure(error, failed)).text });
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  };
  const calls = () => import('./webhook-calls.ts');
  return {
    busy,
    test: () => tell('test', texts.testFailed, async () => (await calls()).sendTest(call, builder)),
    replay: (delivery) =>
      tell(delivery, texts.replayFailed, async () => (await calls()).replay(call, builder, delivery)),
  };
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.problem.type !== 'conflict') return undefined;
  return Object.values(error.problem.issues ?? {})[0];
}
