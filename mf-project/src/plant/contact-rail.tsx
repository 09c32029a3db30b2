import { ContactPart, contactFormId, contactId } from '../contact/contact-part.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactHeadingTexts as texts } from '../texts/contact-heading-texts.ts';
import css from './contact-rail.module.css';

interface ContactRailProps {
  readonly target: ContactTarget;
  /** It can be looked at and no more: what is said instead. */
  readonly still?: string;
}

/** The contact form beside the page; narrow screens open it over the page instead. */
export function ContactRail({ target, still }: ContactRailProps) {
  return (
    // Nothing in a form that is still takes the focus: then what scrolls must be reached by keyboard itself.
    <section
      id={contactId}
      className={css.rail}
      aria-label={texts.title}
      tabIndex={still === undefined ? undefined : 0}
    >
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.lead}>{still ?? texts.lead(target.builderName)}</p>
      <div id={contactFormId} inert={still !== undefined}>
        <ContactPart.Part key={target.plantId} target={target} />
      </div>
    </section>
  );
}
