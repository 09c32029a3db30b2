import { routes } from '@umbral/domain/routes/table.ts';
import { ConsentField, PolicyLink } from '@umbral/kit/form/person/consent-field.tsx';
import type { BoxProps } from '@umbral/kit/form/use-form.ts';
import { texts } from '../texts.ts';

const { register: labels } = texts;

/** Consent with its legal texts one click away, never ticked beforehand [B102]. */
export function TermsField({ of: box }: { readonly of: BoxProps }) {
  const sentence = (
    <>
      {labels.terms} <PolicyLink href={routes.terms.href()}>{labels.termsLink}</PolicyLink> {labels.andData}
    </>
  );
  return <ConsentField {...box} sentence={sentence} policy={labels.dataLink} />;
}
