import { Button } from '@umbral/kit/actions/button.tsx';
import { askToSignIn } from '@umbral/kit/remote/ask-to-sign-in.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { DraftForm } from '../form-document/form-path.ts';
import type { FormKeeper } from '../keeping/form-keeper.ts';
import type { KeepingState } from '../keeping/keeping-state.ts';
import { clockOf } from './clock.ts';
import { fieldNameOf } from './fields/field-name.ts';
import { formTexts } from './form-texts.ts';
import { newsTexts as texts } from './news-texts.ts';

export interface FormNewsProps {
  readonly keeper: FormKeeper;
  readonly keeping: KeepingState;
  readonly form: () => DraftForm;
  /** When what was recovered had been typed. */
  readonly recoveredAt: number | undefined;
  readonly savedBy: string | null;
}

/** What has happened to the form since it was opened. */
export function FormNews({ keeper, keeping, form, recoveredAt, savedBy }: FormNewsProps) {
  const remote = useRemote();
  const { status, taken } = keeping;
  const act = (label: string, run: () => void) => (
    <Button look="secondary" size="s" onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {recoveredAt !== undefined && <Notice role="status">{texts.recovered(clockOf(recoveredAt))}</Notice>}
      {taken.length > 0 && (
        <Notice role="status" action={act(texts.understood, () => keeper.acknowledge())}>
          {texts.taken(savedBy ?? texts.somebody, namesOf(form(), taken))}
        </Notice>
      )}
      {status === 'signed-out' && (
        <Notice tone="warning" role="alert" action={act(texts.signIn, () => askToSignIn(remote, { view: 'login' }))}>
          {formTexts.signedOut}
        </Notice>
      )}
      {status === 'gone' && (
        <Notice tone="warning" role="alert" action={act(texts.beginAnew, () => keeper.beginAnew())}>
          {texts.gone}
        </Notice>
      )}
    </>
  );
}

/** As many names as are read at a glance. */
const mostNames = 4;

function namesOf(form: DraftForm, paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => fieldNameOf(form, path)))];
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} ${texts.andMore(names.length - mostNames)}` : shown;
}
