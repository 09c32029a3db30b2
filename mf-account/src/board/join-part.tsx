import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { boardLimits } from '@umbral/domain/limits/board-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { boardTexts as texts } from '../texts/board-texts.ts';
import css from './board.module.css';
import type { BoardData } from './board.ts';

/** Invites whoever has the link: with an account one press is enough, else a first name is. */
export function JoinPart({ board }: { readonly board: BoardData }) {
  const { call } = useRemote();
  const { revalidate } = useRevalidator();
  const { token, owner, has_account: hasAccount } = board;
  const { props, field, failure, isBusy } = useForm<string, true>({
    read: (data) => textOf(data, 'name'),
    check: (name) => foundIssues({ name: !hasAccount && requiredIssue(name) }),
    send: async (name) => (await import('./board-calls.ts')).join(call, token, name || undefined),
    failed: texts.failed,
    onSent: () => void revalidate(),
  });
  return (
    <section aria-labelledby="board-join" className={css.join}>
      <h2 id="board-join" className={css.joinTitle}>
        {texts.joinTitle}
      </h2>
      <p>{texts.join(owner)}</p>
      <PostedForm path="/boards/join" {...props} className={css.joinForm}>
        <input type="hidden" name="token" value={token} />
        {!hasAccount && (
          <TextField
            {...field('name')}
            label={texts.name}
            help={texts.nameHelp}
            autoComplete="given-name"
            maxLength={boardLimits.name}
            readOnly={isBusy}
            required
          />
        )}
        <FailureNotice of={failure} />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {isBusy ? texts.entering : texts.enter}
          </Button>
        </div>
      </PostedForm>
    </section>
  );
}
