import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { BuilderContactPart, builderContactId } from '../contact/builder-contact-part.ts';
import { contactHeadingTexts as texts } from '../texts/contact-heading-texts.ts';
import css from './builder-contact.module.css';
import type { BuilderData } from './builder-data.ts';

/** Writing to the builder itself, whichever of its projects one has in mind. */
export function BuilderContact({ builder: { id, name } }: { readonly builder: BuilderData }) {
  return (
    <section aria-labelledby="escribir-titulo" className={css.contact}>
      <SectionHeading id="escribir-titulo" lead={texts.lead(name)}>
        {texts.toBuilder(name)}
      </SectionHeading>
      <div id={builderContactId} className={css.form}>
        <BuilderContactPart.Part key={id} builder={{ id, name }} />
      </div>
    </section>
  );
}
