import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useFact } from '@umbral/kit/remote/use-fact.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { privacyTexts } from '../texts/privacy-texts.ts';
import css from './privacy.module.css';

const texts = privacyTexts.cookies;

/** The choice of the cookie banner, to be changed; the shell keeps it and tells the page [C166]. */
export function CookiesPart() {
  const { bus } = useRemote();
  const choice = useFact('shell/consent-changed');
  return (
    <section aria-labelledby="privacy-cookies" className={css.part}>
      <SectionHeading id="privacy-cookies">{texts.title}</SectionHeading>
      <Toggle
        label={texts.label}
        help={choice ? texts.help : texts.loading}
        checked={choice?.accepted ?? false}
        disabled={!choice}
        onChange={(event) => bus.ask('shell/choose-cookies', { accepted: event.currentTarget.checked })}
      />
    </section>
  );
}
