import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { askToSignIn } from '@umbral/kit/remote/ask-to-sign-in.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { useState } from 'react';
import { texts } from '../texts.ts';
import type { topics } from '../topics.ts';
import type { SaveOutcome } from './save-comparison.ts';

/** Messages of the comparator stay so long [B056]. */
const durationMs = 3000;

interface Save {
  readonly isSaving: boolean;
  readonly save: (plantIds: readonly number[]) => Promise<void>;
}

/** Saving with what it leads to: a message, a modal of the account, or a page that knows of it [B054]. */
export function useSave(onSaved: () => void): Save {
  const remote = useRemote();
  const { bus, call, toast } = remote;
  const own = topicsOf<typeof topics>(remote);
  const [isSaving, setSaving] = useState(false);

  function tell(outcome: SaveOutcome, plantIds: readonly number[]): void {
    if (outcome.kind === 'needs-account') {
      if (plantIds.length >= comparisonLimits.minToSave)
        own.ask('account/keep-comparison', { plantIds: [...plantIds] });
      askToSignIn(remote, { view: 'exclusive' });
    } else if (outcome.kind === 'needs-one-role') {
      toast({ tone: 'warning', text: texts.save.oneRole, durationMs });
      askToSignIn(remote, { view: 'login' });
    } else if (outcome.kind === 'refused') toast({ tone: 'warning', text: outcome.text, durationMs });
    else {
      toast({ tone: 'success', text: outcome.text, durationMs });
      onSaved();
      own.publish('comparator/comparison-saved', { comparisonId: outcome.comparisonId });
    }
  }

  async function send(plantIds: readonly number[]): Promise<SaveOutcome> {
    const { saveComparison } = await import(/* webpackChunkName: "save-comparison" */ './save-comparison.ts');
    return saveComparison(call, bus.last('shell/session-changed')?.session, plantIds);
  }

  return {
    isSaving,
    async save(plantIds) {
      setSaving(true);
      const outcome = await send(plantIds).catch((): SaveOutcome => ({ kind: 'refused', text: texts.save.failed }));
      setSaving(false);
      tell(outcome, plantIds);
    },
  };
}
