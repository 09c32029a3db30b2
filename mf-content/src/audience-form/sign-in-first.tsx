import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { audienceTexts as texts } from '../texts/audience-texts.ts';

/** Says to a stranger that this is for registered people [M086], and leads to the sign-in. */
export function SignInFirst() {
  const { bus } = useRemote();
  return (
    <Notice
      role="status"
      action={
        <Button look="secondary" size="s" onClick={() => bus.ask('account/sign-in', { view: 'login' })}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.onlyRegistered}
    </Notice>
  );
}
