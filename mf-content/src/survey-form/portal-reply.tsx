import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { askToSignIn } from '@umbral/kit/remote/ask-to-sign-in.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { MouseEvent } from 'react';
import { surveyTexts as texts } from '../texts/survey-texts.ts';
import type { PortalReply as Reply } from './portal-calls.ts';
import css from './portal-reply.module.css';

interface PortalReplyProps extends Reply {
  /** Without it there is nothing to close. */
  readonly onClose?: () => void;
}

/** What stands in the place of a survey that has arrived: strangers are invited to register [B079, M020, M021]. */
export function PortalReply({ refusal, onClose }: PortalReplyProps) {
  const isStranger = !useSession();
  return (
    <FormReply className={css.reply} role="status">
      {isStranger && refusal === null ? (
        <p className={css.title}>{texts.sentTitle}</p>
      ) : (
        <Notice tone={refusal === null ? 'success' : 'warning'}>{refusal ?? texts.sent}</Notice>
      )}
      {isStranger && <p>{texts.invitation}</p>}
      <div className={css.actions}>
        {isStranger && <Register onPressed={onClose} />}
        {onClose && (
          <Button look="ghost" onClick={onClose}>
            {texts.closeReply}
          </Button>
        )}
      </div>
    </FormReply>
  );
}

function Register({ onPressed }: { readonly onPressed?: () => void }) {
  const remote = useRemote();
  const register = (event: MouseEvent) => {
    event.preventDefault();
    onPressed?.();
    askToSignIn(remote, { view: 'register' });
  };
  return (
    <ButtonLink href={routes.registerInvitation.href()} onClick={register}>
      {texts.register}
    </ButtonLink>
  );
}
