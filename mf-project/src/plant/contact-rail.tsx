import { ContactForm } from '../contact/contact-form.tsx';
import type { ContactTarget } from '../contact/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-rail.module.css';

/** The contact form beside the page; narrow screens open it over the page instead. */
export function ContactRail({ target }: { readonly target: ContactTarget }) {
  return (
    <section className={css.rail} aria-labelledby="contacto">
      <h2 id="contacto" className={css.title}>
        {texts.title}
      </h2>
      <p className={css.lead}>{texts.lead(target.builderName)}</p>
      <ContactForm target={target} />
    </section>
  );
}
