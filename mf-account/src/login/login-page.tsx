import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { returnPath } from '../model/return-path.ts';
import { LoginForm } from '../sign/login-form.tsx';
import { usePageWays } from '../sign/sign-ways.ts';
import { SocialWays } from '../sign/social/social-ways.tsx';
import { SecondStep } from '../sign/step/second-step.tsx';
import { takeTypedEmail } from '../sign/typed-email.ts';
import { useEntered } from '../sign/use-entered.ts';
import { loginTexts } from '../texts/login-texts.ts';
import { resetTexts } from '../texts/recovery-texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import type { loader } from './login-route.ts';
import { SocialNotice } from './social-notice.tsx';
import { type SocialNews, useSocialLanding } from './use-social-landing.ts';

/** The login page; goes back to where the guard came from [R043, B076]. */
export function LoginPage() {
  const { navigate } = useRemote();
  const { providers } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const [{ email: typed }] = useState(takeTypedEmail);
  const wayBack = query.get('_');
  const enter = () => navigate(returnPath(wayBack));
  const [news, setNews] = useSocialLanding(enter);
  const enterAs = useEntered(enter);
  const ways = usePageWays(wayBack);
  const existing = news?.kind === 'existing' ? news : undefined;
  const email = existing?.email ?? typed;
  const content = useRef<HTMLDivElement>(null);
  // The address is known by now: what is missing is the password.
  useFocusOnChange(existing?.email, () => content.current?.querySelector('[name="password"]'));
  return (
    <SignSheet title={loginTexts.title} intro={loginTexts.intro} notice={noticeOf(query.has(doneParam), news)}>
      <div ref={content}>
        {news?.kind === 'step' ? (
          <SecondStep ways={news.ways} onEntered={enterAs} onAnew={() => setNews(undefined)} />
        ) : (
          <LoginForm key={email} email={email} link={existing?.link} wayBack={wayBack} ways={ways} onSignedIn={enter} />
        )}
        <SocialWays providers={providers} back={returnPath(wayBack)} />
      </div>
    </SignSheet>
  );
}

function noticeOf(isPasswordSaved: boolean, news: SocialNews | undefined) {
  if (news && news.kind !== 'step') return <SocialNotice of={news} />;
  return isPasswordSaved ? <Notice tone="success">{resetTexts.saved}</Notice> : undefined;
}
