import { ContactPart, contactId } from '../contact/contact-part.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { previewTexts } from '../texts/preview-texts.ts';
import css from './contact-rail.module.css';

interface ContactRailProps {
  readonly target: ContactTarget;
  /** It can be looked at and no more. */
  readonly isStill?: boolean;
}

/** The contact form beside the page; narrow screens open it over the page instead. */
export function ContactRail({ target, isStill = false }: ContactRailProps) {
  return (
    <section id={contactId} className={css.rail} aria-label={texts.title}>
      <h2 className={css.title}>{texts.title}</h2>
      <p className={css.lead}>{isStill ? previewTexts.contactStill : texts.lead(target.builderName)}</p>
      <div inert={isStill}>
        <ContactPart.Part key={target.plantId} target={target} />
      </div>
    </section>
  );
}
