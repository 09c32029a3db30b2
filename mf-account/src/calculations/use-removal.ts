import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import { asksToSignInAgain } from '@umbral/kit/remote/sign-in-again.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { calculationsTexts as texts } from '../texts/calculations-texts.ts';

/** As long as a way back stays in view. */
const durationMs = 8000;

interface Removal {
  readonly isRemoving: boolean;
  readonly remove: () => void;
}

/** Deletes a kept result at once, and offers to keep it again. */
export function useRemoval(calculation: KeptCalculation): Removal {
  const remote = useRemote();
  const { call, toast } = remote;
  const { revalidate } = useRevalidator();
  const [isRemoving, setRemoving] = useState(false);
  // The second click of a double click comes before the first is drawn; what is deleted stays so.
  const isAsked = useRef(false);

  const tell = (error: unknown) => {
    if (!asksToSignInAgain(remote, error)) toast({ tone: 'error', text: texts.failed });
  };
  const takeBack = async () => {
    try {
      const { keepAgain } = await import('./calculation-calls.ts');
      const { ok, message } = await keepAgain(call, calculation);
      toast(ok === 1 ? { tone: 'success', text: texts.back } : { tone: 'warning', text: message });
      await revalidate();
    } catch (error) {
      tell(error);
    }
  };
  const remove = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setRemoving(true);
    try {
      const { removeCalculation } = await import('./calculation-calls.ts');
      const { message: text } = await removeCalculation(call, calculation.id);
      toast({ tone: 'success', text, durationMs, action: { label: texts.undo, run: () => void takeBack() } });
      await revalidate();
    } catch (error) {
      tell(error);
      isAsked.current = false;
      // It may have been deleted all the same, here or in another tab.
      await revalidate();
    } finally {
      setRemoving(false);
    }
  };
  return { isRemoving, remove: () => void remove() };
}
