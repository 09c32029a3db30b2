import { doneParam } from '@umbral/domain/routes/recovery-paths.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { tvFormTexts as texts } from '../texts/tv-texts.ts';
import { LandingForm } from '../ui/landing-form/landing-form.tsx';
import css from './tv.module.css';

const anchor = 'escribenos';

/** Who saw something on television and wants to know more, or to be in it [R068, C091]. */
export function TvForm({ isSent }: { readonly isSent: boolean }) {
  return (
    <section id={anchor} className={css.form}>
      <LandingForm
        kind="tv"
        formId="tv"
        title={texts.title}
        lead={texts.lead}
        send={texts.send}
        sent={texts.sent}
        thanksHref={`${routes.tv.href()}?${doneParam}=1#${anchor}`}
        isSent={isSent}
      >
        {({ field }) => (
          <>
            <SelectField
              {...field('answers.motivo')}
              label={texts.reason}
              mark="optional"
              placeholder=""
              options={texts.reasons.map((value) => ({ value, label: value }))}
            />
            <TextareaField {...field('message')} label={texts.message} mark="optional" rows={3} maxLength={2000} />
          </>
        )}
      </LandingForm>
    </section>
  );
}
