import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useLocation, useNavigate } from '@umbral/protocol/router/router.ts';
import { useEffect, useRef, useState } from 'react';
import { readSocialLanding, type SocialLanding } from '../sign/social/social-landing.ts';
import type { SocialLink } from '../sign/social/social-link.ts';
import type { SignEntry } from '../sign/step/sign-entry.ts';
import { useEntered } from '../sign/use-entered.ts';
import { socialTexts } from '../texts/social-texts.ts';

/** What the login page shows of a way back from a provider. */
export type SocialNews =
  | { readonly kind: 'entering' }
  | { readonly kind: 'failed'; readonly sentence?: string }
  | Extract<SignEntry, { kind: 'step' }>
  | { readonly kind: 'existing'; readonly email: string; readonly reason: string; readonly link?: SocialLink };

/**
 * Reads what a provider's way back wrote into the fragment, once, and takes it out of the address before anything
 * else: the token is for this page and for nobody who looks over a shoulder or into a history [B110].
 */
export function useSocialLanding(onSignedIn: () => void): [SocialNews | undefined, (news?: SocialNews) => void] {
  const context = useRemote();
  const goInside = useNavigate();
  const { pathname, search } = useLocation();
  const enterAs = useEntered(onSignedIn);
  const [news, setNews] = useState<SocialNews>();
  const isRead = useRef(false);

  const enter = async (landing: SocialLanding): Promise<void> => {
    if (landing.kind === 'error') return setNews({ kind: 'failed', sentence: socialTexts.errors[landing.error] });
    setNews({ kind: 'entering' });
    try {
      const { enterBy } = await import('../sign/social/social-calls.ts');
      const entry = await enterBy(context, landing.token);
      if (entry.kind === 'entered') enterAs(entry);
      else setNews(entry.kind === 'refused' ? { kind: 'failed', sentence: socialTexts.errors.expired } : entry);
    } catch {
      setNews({ kind: 'failed', sentence: socialTexts.errors.unavailable });
    }
  };

  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const landing = readSocialLanding(window.location.hash);
    if (!landing) return;
    goInside({ pathname, search }, { replace: true, preventScrollReset: true });
    void enter(landing);
  });
  return [news, setNews];
}
