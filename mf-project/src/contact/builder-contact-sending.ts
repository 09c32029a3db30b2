import { sendBuilderContact } from '@umbral/domain/api/contacts.ts';
import { defaultOrigin } from '@umbral/domain/contact/origin.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { formTexts } from '@umbral/kit/form/form-texts.ts';
import { hasIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import { internationalNumber } from '@umbral/kit/form/person/phone-check.ts';
import type { RemoteContext, Session } from '@umbral/protocol/remote/remote-context.ts';
import { type ContactValues, contactIssues } from './contact-values.ts';
import { contactVisit } from './contact-visit.ts';

/** What a person writes to a builder, with what the page knows beside it. */
interface WrittenToBuilder {
  readonly builderId: number;
  readonly values: ContactValues;
  readonly countryName: string;
  readonly session: Session | null | undefined;
}

/** Checks what was written with the numbering plans and sends it; throws where it could not arrive. */
export async function sendToBuilder(
  { bus, call, environment }: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  { builderId, values, countryName, session }: WrittenToBuilder,
): Promise<Outcome<ContactValues>> {
  const phone = internationalNumber(values.phone, values.phone_country);
  const issues = { ...(phone ? {} : { phone: validationMessages.phone }), ...contactIssues(values) };
  if (hasIssues(issues) || !phone) return wrong(issues);
  const visit = contactVisit(session, bus.last('shell/navigated')?.owner);
  const { ok, message } = await call(sendBuilderContact, {
    body: {
      id_builder: builderId,
      ...{ name: values.name, email: values.email, phone, home_city: values.home_city, home_country: countryName },
      ...{ origin: visit.campaign?.source || defaultOrigin, origin_2: visit.campaign?.source2 ?? '' },
      ...{ medium: visit.campaign?.medium ?? '', user_key: visit.userKey },
      whatsapp: values.whatsapp ? 1 : 0,
      agree_terms: 'S',
      ...(values.message === '' ? {} : { message: values.message }),
    },
  });
  if (ok === 0) return refused(message || formTexts.failed);
  void tellConversion({ bus, environment }, { name: 'Lead', email: values.email, phone });
  return sent(values);
}
