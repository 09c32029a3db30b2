import { Button } from '@umbral/kit/actions/button.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type SyntheticEvent, useState } from 'react';
import { ownAlertsTexts as texts } from '../texts/own-alerts-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useChange } from '../ui/use-change.ts';
import type { OwnAlert } from './alerts-queries.ts';

const handled = (work: () => void) => (event: SyntheticEvent) => {
  event.preventDefault();
  work();
};

/** Pauses, resumes and deletes an alert; without script the browser posts it, and nothing is asked first. */
export function AlertActions({ alert: { id, name, isActive } }: { readonly alert: OwnAlert }) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const [isAsking, setAsking] = useState(false);
  const load = () => import('./own-alert-calls.ts');
  const toggle = () => change('active', async () => (await load()).setActive(call, id, !isActive));
  const remove = () => change('remove', async () => (await load()).removeAlert(call, id));
  return (
    <>
      <PostedForm path="/users/alerts/change" onSubmit={handled(toggle)}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="is_active" value={String(!isActive)} />
        <Button
          type="submit"
          look="ghost"
          size="s"
          aria-label={isActive ? texts.pauseNamed(name) : texts.resumeNamed(name)}
          isLoading={busy === 'active'}
        >
          {isActive ? texts.pause : texts.resume}
        </Button>
      </PostedForm>
      <PostedForm path="/users/delete/alerts" onSubmit={handled(() => setAsking(true))}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="ghost" size="s" aria-label={texts.removeNamed(name)}>
          {texts.remove}
        </Button>
      </PostedForm>
      <AskDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.askTitle}
        act={texts.remove}
        keep={texts.keep}
        isBusy={busy === 'remove'}
        onAct={remove}
      >
        {texts.ask(name)}
      </AskDialog>
    </>
  );
}
