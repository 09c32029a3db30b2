import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { lazy, Suspense, useId } from 'react';
import { bandTexts as texts } from '../texts/monthly-band-texts.ts';
import { useSeen } from '../ui/use-seen.ts';
import css from './monthly-band.module.css';

const BandForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "monthly-assistant" */ './band-form.tsx')).BandForm,
}));

/** "¿Cuánto puedo pagar?" as a band of a page. Its form comes once it is in sight; without script there is a way by link. */
export function MonthlyBand({ href }: { readonly href: string }) {
  const titleId = useId();
  const [isSeen, place] = useSeen();
  const without = <Anchor href={href}>{texts.without}</Anchor>;
  return (
    <section aria-labelledby={titleId} className={css.band}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {texts.title}
        </h2>
        <p className={css.lead}>{texts.lead}</p>
        <p className={css.privacy}>{texts.privacy}</p>
      </div>
      <div ref={place} className={css.form}>
        {isSeen ? (
          <Suspense fallback={without}>
            <BandForm />
          </Suspense>
        ) : (
          without
        )}
      </div>
    </section>
  );
}
