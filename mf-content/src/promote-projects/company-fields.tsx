import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { promoteTexts } from '../texts/promote-texts.ts';
import css from './promote-projects.module.css';

const { form: texts } = promoteTexts;
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What is asked of a builder beyond who writes. */
export function CompanyFields({ form: { field } }: { readonly form: FormFields }) {
  return (
    <>
      <TextField {...field('answers.empresa')} label={texts.company} autoComplete="organization" required />
      <div className={css.pair}>
        <TextField {...field('answers.cargo')} label={texts.role} mark="optional" autoComplete="organization-title" />
        <TextField {...field('answers.ciudades')} label={texts.cities} mark="optional" />
      </div>
      <div className={css.pair}>
        <SelectField
          {...field('answers.proyectos')}
          label={texts.count}
          mark="optional"
          placeholder=""
          options={optionsOf(texts.counts)}
        />
        <SelectField
          {...field('answers.interes')}
          label={texts.interest}
          mark="optional"
          placeholder=""
          options={optionsOf(texts.interests)}
        />
      </div>
      <TextareaField {...field('message')} label={texts.message} mark="optional" rows={3} maxLength={2000} />
    </>
  );
}
