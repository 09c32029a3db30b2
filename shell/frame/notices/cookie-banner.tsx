import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useFrame } from '../frame-ports.ts';
import { hasChosen, keepConsent } from './consent.ts';
import css from './cookie-banner.module.css';
import { noticeTexts } from './notice-texts.ts';

const texts = noticeTexts.cookies;

/**
 * Stays until the visitor accepts, or chooses elsewhere; what the backend refuses is said and the banner stays [B085].
 * Whoever wants to choose anew asks by `shell/choose-cookies`.
 */
export function CookieBanner() {
  const { bus, call } = useFrame();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>(hasChosen() ? 'done' : 'asking');
  const choose = useCallback(
    async (accepted: boolean) => {
      setState('sending');
      const isKept = await keepConsent(call, accepted);
      if (isKept) bus.publish('shell/consent-changed', { accepted });
      else bus.ask('shell/show-toast', { tone: 'warning', text: texts.failed });
      setState(isKept || hasChosen() ? 'done' : 'asking');
    },
    [bus, call],
  );
  useEffect(() => bus.handle('shell/choose-cookies', ({ accepted }) => void choose(accepted)), [bus, choose]);
  if (state === 'done') return null;
  return (
    <section data-cookie-banner className={css.banner} aria-label={texts.title}>
      <p className={css.text}>
        <strong>{texts.title}.</strong> {texts.text} <a href={routes.cookieNotice.href()}>{texts.more}</a>
      </p>
      <Button size="s" look="secondary" disabled={state === 'sending'} onClick={() => choose(true)}>
        {texts.accept}
      </Button>
    </section>
  );
}
