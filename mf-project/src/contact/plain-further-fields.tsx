import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { PlainVisitFields } from '@umbral/kit/form/visit/plain-visit-fields.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';

/** Message and visit for a browser without script. */
export function PlainFurtherFields({ canSchedule }: { readonly canSchedule: boolean }) {
  return (
    <>
      <TextareaField name="message" label={texts.message} rows={3} maxLength={2000} />
      {canSchedule && <PlainVisitFields />}
    </>
  );
}
