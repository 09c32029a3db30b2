import type { BoardShare } from '@umbral/domain/people/board.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { shareTexts as texts } from '../../texts/share-texts.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { useChange } from '../../ui/use-change.ts';
import { MemberList } from './member-list.tsx';
import { ShareLink } from './share-link.tsx';
import css from './sharing.module.css';

interface ShareDeskProps {
  /** Of the list. */
  readonly name: string;
  readonly share: BoardShare;
  readonly onEnded: () => void;
}

/** What is asked before it is done. */
type Question =
  | { readonly kind: 'renew' | 'end' }
  | { readonly kind: 'remove'; readonly id: number; readonly name: string };

const load = () => import('./share-calls.ts');

/** A shared list in the hands of its owner: the link, who came by it, and the ways to take it back. */
export function ShareDesk({ name, share, onEnded }: ShareDeskProps) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const [question, ask] = useState<Question>();
  const { list_id: listId, token, members, wants_letters: wantsLetters } = share;
  const act = () => {
    if (!question) return;
    ask(undefined);
    const work = async () => {
      const calls = await load();
      if (question.kind === 'remove') return calls.removeMember(call, listId, question.id);
      return question.kind === 'renew' ? calls.renewLink(call, listId) : calls.endShare(call, listId);
    };
    void change(question.kind, work, question.kind === 'end' ? onEnded : undefined);
  };
  return (
    <div className={css.desk}>
      <ShareLink name={name} token={token} />
      <MemberList members={members} onRemove={(member) => ask({ kind: 'remove', ...member })} />
      <Toggle
        label={texts.letters}
        help={texts.lettersHelp}
        checked={wantsLetters}
        disabled={busy === 'letters'}
        onChange={({ currentTarget: { checked } }) =>
          change('letters', async () => (await load()).chooseLetters(call, listId, checked))
        }
      />
      <div className={css.buttons}>
        <Button look="secondary" isLoading={busy === 'renew'} onClick={() => ask({ kind: 'renew' })}>
          {texts.renew}
        </Button>
        <Button look="ghost" isLoading={busy === 'end'} onClick={() => ask({ kind: 'end' })}>
          {texts.end}
        </Button>
      </div>
      <AskDialog
        isOpen={question !== undefined}
        onClose={() => ask(undefined)}
        {...wordsOf(question)}
        keep={texts.keep}
        isBusy={false}
        onAct={act}
      />
    </div>
  );
}

function wordsOf(question: Question | undefined) {
  if (question?.kind === 'remove') {
    return { title: texts.removeTitle(question.name), children: texts.removeText, act: texts.remove };
  }
  if (question?.kind === 'renew') return { title: texts.renewTitle, children: texts.renewText, act: texts.renew };
  return { title: texts.endTitle, children: texts.endText, act: texts.end };
}
