import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useKeptActions } from '../ui/kept-actions.tsx';
import { NameDialog } from '../ui/name-dialog.tsx';
import { useChange } from '../ui/use-change.ts';
import type { KeptList } from './kept-home.ts';

/** What is asked about lists. */
export type ListQuestion = 'create' | 'rename' | 'remove';

interface ListDialogsProps {
  readonly question: ListQuestion | undefined;
  /** The list that is shown. */
  readonly list: KeptList | undefined;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks for the name of a list, new or not, and before one is deleted. */
export function ListDialogs({ question, list, onClose, onGone }: ListDialogsProps) {
  const { toast } = useRemote();
  const { saveList, removeList } = useKeptActions();
  const { revalidate } = useRevalidator();
  const { busy, change } = useChange(texts.error);
  const renamed = question === 'rename' ? list : undefined;
  const onSaved = (message: string) => {
    onClose();
    toast({ tone: 'success', text: message });
    void revalidate();
  };
  const remove = () => {
    if (!list) return;
    void change(
      'remove',
      () => removeList(list.id),
      () => {
        onClose();
        onGone();
      },
    );
  };
  return (
    <>
      <NameDialog
        isOpen={question === 'create' || renamed !== undefined}
        onClose={onClose}
        title={renamed ? texts.renameTitle : texts.createTitle}
        label={texts.listName}
        value={renamed?.name}
        maxLength={favouriteLimits.name}
        save={renamed ? texts.saveName : texts.create}
        failed={texts.error}
        onSave={(name) => saveList(name, renamed?.id)}
        onSaved={onSaved}
      />
      <AskDialog
        isOpen={question === 'remove' && list !== undefined}
        onClose={onClose}
        title={texts.askTitle}
        act={texts.deleteList}
        keep={texts.keepList}
        isBusy={busy === 'remove'}
        onAct={remove}
      >
        {texts.ask(list?.name ?? '')}
      </AskDialog>
    </>
  );
}
