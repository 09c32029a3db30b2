import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { DraftForm } from '../form-document/form-path.ts';
import type { FormKeeper } from '../keeping/form-keeper.ts';
import type { KeepingState } from '../keeping/keeping-state.ts';
import { clockOf } from './clock.ts';
import type { EditedProject } from './editor.ts';
import { fieldNameOf } from './fields/field-name.ts';
import { formTexts as texts } from './form-texts.ts';
import css from './project-form.module.css';

interface FormNoticesProps {
  readonly keeper: FormKeeper;
  readonly keeping: KeepingState;
  readonly form: () => DraftForm;
  readonly project: EditedProject | null;
  /** When what was recovered had been typed. */
  readonly recoveredAt: number | undefined;
  readonly savedBy: string | null;
}

/** What somebody must know before going on. */
export function FormNotices({ keeper, keeping, form, project, recoveredAt, savedBy }: FormNoticesProps) {
  const { bus } = useRemote();
  const { status, taken } = keeping;
  const act = (label: string, run: () => void) => (
    <Button look="secondary" size="s" onClick={run}>
      {label}
    </Button>
  );
  return (
    <div className={css.notices}>
      {project && <StateNotice project={project} />}
      {recoveredAt !== undefined && <Notice role="status">{texts.recovered(clockOf(recoveredAt))}</Notice>}
      {taken.length > 0 && (
        <Notice role="status" action={act(texts.understood, () => keeper.acknowledge())}>
          {texts.taken(savedBy ?? texts.somebody, namesOf(form(), taken))}
        </Notice>
      )}
      {status === 'signed-out' && (
        <Notice
          tone="warning"
          role="alert"
          action={act(texts.signIn, () => bus.ask('account/sign-in', { view: 'login' }))}
        >
          {texts.signedOut}
        </Notice>
      )}
      {status === 'gone' && (
        <Notice tone="warning" role="alert" action={act(texts.beginAnew, () => keeper.beginAnew())}>
          {texts.gone}
        </Notice>
      )}
    </div>
  );
}

/** As many names as are read at a glance. */
const mostNames = 4;

function namesOf(form: DraftForm, paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => fieldNameOf(form, path)))];
  const shown = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${shown} ${texts.andMore(names.length - mostNames)}` : shown;
}

function StateNotice({ project: { state, stateReason, isHeld } }: { readonly project: EditedProject }) {
  const isHeldPause = isHeld && state === 'paused';
  if (!isHeldPause && !stateReason) return null;
  return (
    <Notice tone="warning">
      {isHeldPause && texts.held} {stateReason && texts.reason(stateReason)}
    </Notice>
  );
}
