import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { comparisonsTexts as texts } from '../texts/comparisons-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useKeptActions } from '../ui/kept-actions.tsx';
import { NameDialog } from '../ui/name-dialog.tsx';
import { useChange } from '../ui/use-change.ts';

const nameLength = 80;

interface ComparisonActionsProps {
  readonly id: number;
  readonly name: string;
}

/** Renames and deletes a saved comparison. */
export function ComparisonActions({ id, name }: ComparisonActionsProps) {
  const { toast } = useRemote();
  const { nameComparison, removeComparison } = useKeptActions();
  const { revalidate } = useRevalidator();
  const { busy, change } = useChange(texts.failed);
  const [asked, setAsked] = useState<'name' | 'removal'>();
  const close = () => setAsked(undefined);
  const onSaved = (message: string) => {
    close();
    toast({ tone: 'success', text: message });
    void revalidate();
  };
  return (
    <>
      <Button look="ghost" size="s" aria-label={texts.renameNamed(name)} onClick={() => setAsked('name')}>
        {texts.rename}
      </Button>
      <Button look="ghost" size="s" aria-label={texts.removeNamed(name)} onClick={() => setAsked('removal')}>
        {texts.remove}
      </Button>
      <NameDialog
        isOpen={asked === 'name'}
        onClose={close}
        title={texts.renameTitle}
        label={texts.name}
        value={name.slice(0, nameLength)}
        maxLength={nameLength}
        save={texts.save}
        failed={texts.failed}
        onSave={(wanted) => nameComparison(id, wanted)}
        onSaved={onSaved}
      />
      <AskDialog
        isOpen={asked === 'removal'}
        onClose={close}
        title={texts.askTitle}
        act={texts.remove}
        keep={texts.keep}
        isBusy={busy === 'remove'}
        onAct={() => change('remove', () => removeComparison(id))}
      >
        {texts.ask(name)}
      </AskDialog>
    </>
  );
}
