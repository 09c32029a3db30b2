import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRoomForCover } from '../cover/use-room-for-cover.ts';
import { useFrame } from '../frame-ports.ts';
import { hasChosen } from './consent.ts';
import css from './cookie-banner.module.css';
import { keepConsent } from './keep-consent.ts';
import { noticeTexts } from './notice-texts.ts';

const texts = noticeTexts.cookies;

/**
 * Asks which cookies may be used, both answers alike, until the visitor has said it here or elsewhere; what the backend
 * refuses, and a call that fails, are said and the banner stays [B085, B129]. Whoever chooses anew asks by
 * `shell/choose-cookies`, or opens it by a link with `data-cookie-preferences`; then what interrupts makes room.
 */
export function CookieBanner({ onAskedFor }: { readonly onAskedFor: () => void }) {
  const { bus, call } = useFrame();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>(hasChosen() ? 'done' : 'asking');
  const choose = useCallback(
    async (accepted: boolean) => {
      // A choice that is made elsewhere needs no banner.
      setState((now) => (now === 'done' ? now : 'sending'));
      const outcome = await keepConsent(call, accepted);
      if (outcome === 'kept') bus.publish('shell/consent-changed', { accepted });
      if (outcome === 'refused') bus.ask('shell/show-toast', { tone: 'warning', text: texts.refused });
      if (outcome === 'failed') bus.ask('shell/show-toast', { tone: 'error', text: texts.failed });
      setState(outcome === 'kept' || hasChosen() ? 'done' : 'asking');
    },
    [bus, call],
  );
  useEffect(() => bus.handle('shell/choose-cookies', ({ accepted }) => void choose(accepted)), [bus, choose]);
  useEffect(() => {
    const chosen = bus.on('shell/consent-changed').subscribe(() => hasChosen() && setState('done'));
    return () => chosen.unsubscribe();
  }, [bus]);
  // The link that opened the banner gets the focus back.
  const [opener, setOpener] = useState<HTMLElement>();
  usePreferencesLink((link) => {
    onAskedFor();
    setOpener(link);
    setState('asking');
  });
  if (state === 'done') return null;
  return (
    <Question
      isSending={state === 'sending'}
      isAskedFor={opener !== undefined}
      onChoose={(accepted) => {
        opener?.focus();
        setOpener(undefined);
        void choose(accepted);
      }}
    />
  );
}

interface QuestionProps {
  readonly isSending: boolean;
  /** The person opened it and waits for it: it takes the focus and its place at once. */
  readonly isAskedFor: boolean;
  readonly onChoose: (accepted: boolean) => void;
}

function Question({ isSending, isAskedFor, onChoose }: QuestionProps) {
  const banner = useRef<HTMLElement>(null);
  const hasRoom = useRoomForCover(banner) || isAskedFor;
  useEffect(() => {
    if (isAskedFor) banner.current?.focus();
  }, [isAskedFor]);
  return (
    <section
      ref={banner}
      tabIndex={-1}
      data-cookie-banner
      data-waits={!hasRoom || undefined}
      className={css.banner}
      aria-label={texts.title}
    >
      <p className={css.text}>
        <strong>{texts.title}.</strong> {texts.text} <a href={routes.cookieNotice.href()}>{texts.more}</a>
      </p>
      <div className={css.choices}>
        <Button size="s" look="secondary" disabled={isSending} onClick={() => onChoose(false)}>
          {texts.necessary}
        </Button>
        <Button size="s" look="secondary" disabled={isSending} onClick={() => onChoose(true)}>
          {texts.all}
        </Button>
      </div>
    </section>
  );
}

/** Calls back when a link to the preferences is pressed. Without script such a link leads to the notice itself. */
function usePreferencesLink(onPress: (link: HTMLElement) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-cookie-preferences]');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      // Before it becomes a navigation.
      event.preventDefault();
      event.stopPropagation();
      press(link);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, []);
}
