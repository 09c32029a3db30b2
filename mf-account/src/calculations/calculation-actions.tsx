import { calculationLimits } from '@umbral/domain/limits/calculation-limits.ts';
import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { calculationsTexts as texts } from '../texts/calculations-texts.ts';
import { NameDialog } from '../ui/name-dialog.tsx';
import { useRemoval } from './use-removal.ts';

interface CalculationActionsProps {
  readonly calculation: KeptCalculation;
  /** How the card calls it. */
  readonly name: string;
}

/** Renames and deletes a kept result; a deletion can be taken back. */
export function CalculationActions({ calculation, name }: CalculationActionsProps) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [isNaming, setNaming] = useState(false);
  const { isRemoving, remove } = useRemoval(calculation);
  const onSaved = (message: string) => {
    setNaming(false);
    toast({ tone: 'success', text: message });
    void revalidate();
  };
  return (
    <>
      <Button look="ghost" size="s" aria-label={texts.renameNamed(name)} onClick={() => setNaming(true)}>
        {texts.rename}
      </Button>
      <Button look="ghost" size="s" aria-label={texts.removeNamed(name)} isLoading={isRemoving} onClick={remove}>
        {texts.remove}
      </Button>
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        title={texts.renameTitle}
        label={texts.name}
        value={calculation.name ?? ''}
        maxLength={calculationLimits.name}
        save={texts.save}
        failed={texts.failed}
        onSave={async (wanted) =>
          (await import('./calculation-calls.ts')).nameCalculation(call, calculation.id, wanted)
        }
        onSaved={onSaved}
      />
    </>
  );
}
