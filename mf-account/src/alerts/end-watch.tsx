import { Button } from '@umbral/kit/actions/button.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { ownWatchesTexts as texts } from '../texts/own-watches-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useChange } from '../ui/use-change.ts';

interface EndWatchProps {
  readonly id: number;
  readonly name: string;
}

/** Ends the waiting for a home, after a question; without script the browser posts it, and nothing is asked first. */
export function EndWatch({ id, name }: EndWatchProps) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const [isAsking, setAsking] = useState(false);
  const end = () => change('end', async () => (await import('./own-watch-calls.ts')).endWatch(call, id));
  return (
    <>
      <PostedForm
        path="/users/delete/unit-watches"
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="ghost" size="s" aria-label={texts.endNamed(name)}>
          {texts.end}
        </Button>
      </PostedForm>
      <AskDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.askTitle}
        act={texts.end}
        keep={texts.keep}
        isBusy={busy === 'end'}
        onAct={end}
      >
        {texts.ask(name)}
      </AskDialog>
    </>
  );
}
