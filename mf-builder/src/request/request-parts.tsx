import { SelectField, type SelectOption } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import type { FieldProps, FormFields } from '@umbral/kit/form/use-form.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { ActedFor } from '../visit/acting-for.ts';
import css from './request.module.css';
import type { RequestData } from './request-queries.ts';
import { requestTexts as texts } from './request-texts.ts';

interface ProjectPartProps {
  readonly form: FormFields;
  readonly builders: readonly ActedFor[];
  readonly cities: readonly SelectOption[];
}

/** What is to be published, and where. */
export function ProjectPart({ form: { field, box }, builders, cities }: ProjectPartProps) {
  const [only, ...others] = builders;
  return (
    <section className={css.part} aria-labelledby="request-project">
      <SectionHeading id="request-project">{texts.project}</SectionHeading>
      {only && others.length === 0 ? (
        <input type="hidden" name="builder" value={only.id} />
      ) : (
        <SelectField
          {...box('builder')}
          label={texts.builder}
          placeholder={texts.choose}
          options={builders.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
        />
      )}
      <TextField {...field('project_name')} label={texts.name} maxLength={120} autoComplete="off" required />
      <SelectField {...box('city')} label={texts.city} placeholder={texts.chooseCity} options={cities} required />
    </section>
  );
}

/** Who is written to about it. */
export function ContactPart({ form: { field }, data }: { readonly form: FormFields; readonly data: RequestData }) {
  // A draft goes before what is known of the account.
  const typed = (name: 'name' | 'email' | 'phone') => ({ defaultValue: data[name], ...withoutNothing(field(name)) });
  return (
    <section className={css.part} aria-labelledby="request-contact">
      <SectionHeading id="request-contact">{texts.contact}</SectionHeading>
      <NameField {...typed('name')} required />
      <EmailField {...typed('email')} required />
      <TextField
        {...typed('phone')}
        type="tel"
        label={texts.phone}
        help={texts.phoneHelp}
        autoComplete="tel"
        maxLength={40}
        required
      />
      <TextField
        {...field('identification')}
        label={texts.identification}
        help={texts.identificationHelp}
        inputMode="numeric"
        maxLength={15}
        autoComplete="off"
        required
      />
      <TextareaField {...field('message')} label={texts.message} mark="optional" maxLength={2000} rows={4} />
    </section>
  );
}

/** A field whose draft holds nothing leaves the value to somebody else. */
function withoutNothing({ defaultValue, ...rest }: FieldProps): FieldProps {
  return defaultValue === undefined ? rest : { ...rest, defaultValue };
}
