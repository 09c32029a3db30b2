import { Button } from '@umbral/kit/actions/button.tsx';
import { askToSignIn } from '@umbral/kit/remote/ask-to-sign-in.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { audienceTexts as texts } from '../texts/audience-texts.ts';

/** Says to a stranger that this is for registered people [M086], and leads to the sign-in. */
export function SignInFirst() {
  const remote = useRemote();
  return (
    <Notice
      role="status"
      action={
        <Button look="secondary" size="s" onClick={() => askToSignIn(remote, { view: 'login' })}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.onlyRegistered}
    </Notice>
  );
}
