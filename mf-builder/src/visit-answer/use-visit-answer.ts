import type { VisitAnswer } from '@umbral/domain/api/builder-visits.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { useFailure } from '../ui/use-failure.ts';
import { visitAnswerTexts as texts } from './visit-answer-texts.ts';

/** Answers to visits, one at a time. */
export interface VisitAnswering {
  readonly isBusy: boolean;
  /** Says it, reads the page again, and gives the sentence of a refusal. */
  readonly answer: (contactId: number, answer: VisitAnswer) => Promise<string | undefined>;
}

/** Says yes, another time or no to visits; what the other side changed meanwhile is told and read. */
export function useVisitAnswer(): VisitAnswering {
  const { call, toast } = useRemote();
  const failure = useFailure();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  // The second click of a double click comes before the first is drawn.
  const busy = useRef(false);
  const answer = async (contactId: number, body: VisitAnswer): Promise<string | undefined> => {
    if (busy.current) return texts.failed;
    busy.current = true;
    setIsBusy(true);
    try {
      const { sendAnswer } = await import('./visit-answer-calls.ts');
      const { ok, message } = await sendAnswer(call, contactId, body);
      if (ok === 0) return message;
      toast({ tone: 'success', text: message });
      await revalidate();
      return undefined;
    } catch (error) {
      const { text, isStale } = await failure(error, texts.failed, 'visit');
      if (isStale) await revalidate();
      return text;
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, answer };
}
