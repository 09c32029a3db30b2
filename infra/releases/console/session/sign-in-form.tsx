import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { lockIcon } from '@umbral/kit/media/icons.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type FormEvent, useState } from 'react';
import { type ConsoleIdentity, sessionAnswer } from '../../src/console/picture-schema.ts';
import { problemText } from '../registry/problem-texts.ts';
import { callRegistry } from '../registry/registry-call.ts';
import css from './session-gate.module.css';
import { sessionTexts } from './session-texts.ts';

interface SignInFormProps {
  /** A session ended while somebody was looking. */
  readonly isOver: boolean;
  readonly onSignedIn: (identity: ConsoleIdentity) => void;
}

/** Where a token is typed once. */
export function SignInForm({ isOver, onSignedIn }: SignInFormProps) {
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (token.trim() === '') return setError(sessionTexts.missing);
    await ask({ token: token.trim() }, sessionTexts.wrong);
  }

  async function ask(body: object, refused: string) {
    setSending(true);
    const outcome = await callRegistry(sessionAnswer, '/session', { isOfAll: true, body });
    setSending(false);
    if (outcome.ok) return outcome.value.identity && onSignedIn(outcome.value.identity);
    const { status } = outcome.problem;
    setError(status === 401 || status === 403 ? refused : problemText(outcome.problem));
  }

  return (
    <main className={css.gate}>
      <form className={css.card} onSubmit={send} noValidate>
        <h1 className={css.title}>{sessionTexts.title}</h1>
        <CotaRule />
        {isOver && (
          <Notice tone="warning" role="status">
            {sessionTexts.over}
          </Notice>
        )}
        <TextField
          label={sessionTexts.token}
          help={sessionTexts.help}
          error={error}
          icon={lockIcon}
          type="password"
          name="token"
          autoComplete="off"
          spellCheck={false}
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
        />
        <Button type="submit" wide isLoading={isSending}>
          {sessionTexts.enter}
        </Button>
        <Button look="ghost" wide onClick={() => void ask({}, sessionTexts.noPerson)}>
          {sessionTexts.asPerson}
        </Button>
      </form>
    </main>
  );
}
