import { routes } from '@umbral/domain/routes/table.ts';
import { ConsentField, PolicyLink } from '@umbral/kit/form/person/consent-field.tsx';
import type { BoxProps } from '@umbral/kit/form/use-form.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

/** Consent with its legal texts one click away, never ticked beforehand [B102]. */
export function TermsField({ of: box }: { readonly of: BoxProps }) {
  const sentence = (
    <>
      {registrationTexts.terms} <PolicyLink href={routes.terms.href()}>{registrationTexts.termsLink}</PolicyLink>{' '}
      {registrationTexts.andData}
    </>
  );
  return <ConsentField {...box} sentence={sentence} policy={registrationTexts.dataLink} />;
}
