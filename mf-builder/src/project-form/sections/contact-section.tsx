import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import fields from '../fields/fields.module.css';
import { TextInput } from '../fields/inputs.tsx';
import { LinesInput } from '../fields/lines-input.tsx';
import { HoursEditor } from '../hours/hours-editor.tsx';
import { PointEditor } from '../places/point-editor.tsx';
import css from './section.module.css';
import { sectionTexts as texts } from './section-texts.ts';

/** How whoever is interested reaches the builder. */
export function ContactSection() {
  return (
    <div className={css.parts}>
      <div className={css.part}>
        <h3 className={css.title}>{texts.reach}</h3>
        <div className={fields.grid}>
          <TextInput of="contact.main_phone" type="tel" max={40} />
          <TextInput of="contact.whatsapp" type="tel" max={40} />
        </div>
        <LinesInput of="contact.other_phones" type="tel" max={projectFormLimits.phones} />
        <LinesInput of="contact.contact_emails" type="email" max={projectFormLimits.emails} />
      </div>
      <div className={css.part}>
        <h3 className={css.title}>{texts.salesRoom}</h3>
        <TextInput of="contact.sales_room_address" />
        <HoursEditor />
        <PointEditor of="contact.sales_room_coordinates" isOptional />
      </div>
    </div>
  );
}
