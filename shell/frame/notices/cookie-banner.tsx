import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useState } from 'react';
import { useFrame } from '../frame-ports.ts';
import { hasConsented, keepConsent } from './consent.ts';
import css from './cookie-banner.module.css';
import { noticeTexts } from './notice-texts.ts';

const texts = noticeTexts.cookies;

/** Stays until the visitor accepts; what the backend refuses is said and the banner stays [B085]. */
export function CookieBanner() {
  const { bus, call } = useFrame();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>(hasConsented() ? 'done' : 'asking');
  if (state === 'done') return null;
  const accept = async () => {
    setState('sending');
    const isKept = await keepConsent(call);
    if (isKept) bus.publish('shell/consent-changed', { accepted: true });
    else bus.ask('shell/show-toast', { tone: 'warning', text: texts.failed });
    setState(isKept ? 'done' : 'asking');
  };
  return (
    <section data-cookie-banner className={css.banner} aria-label={texts.title}>
      <p className={css.text}>
        <strong>{texts.title}.</strong> {texts.text} <a href={routes.cookieNotice.href()}>{texts.more}</a>
      </p>
      <Button size="s" look="secondary" disabled={state === 'sending'} onClick={accept}>
        {texts.accept}
      </Button>
    </section>
  );
}
