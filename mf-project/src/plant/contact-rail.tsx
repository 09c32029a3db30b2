import { ContactPart, contactId } from '../contact/contact-part.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-rail.module.css';

/** The contact form beside the page; narrow screens open it over the page instead. */
export function ContactRail({ target }: { readonly target: ContactTarget }) {
  return (
    <section id={contactId} className={css.rail} aria-label={texts.title}>
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.lead}>{texts.lead(target.builderName)}</p>
      <ContactPart.Part key={target.plantId} target={target} />
    </section>
  );
}
