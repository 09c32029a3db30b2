import { sendContact } from '@umbral/domain/api/contacts.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { drawConsentKey } from '@umbral/domain/storage/consent-key.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { formTexts } from '@umbral/kit/form/form-texts.ts';
import { hasIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import { internationalNumber } from '@umbral/kit/form/person/phone-check.ts';
import { sendOrKeep } from '@umbral/kit/form/queue/send-or-keep.ts';
import type { RemoteContext, Session } from '@umbral/protocol/remote/remote-context.ts';
import { rememberContact } from '../kept-forms/written-today.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactFormId } from './contact-form-id.ts';
import { contactPayloadOf } from './contact-payload.ts';
import { type ContactValues, contactIssues } from './contact-values.ts';
import { contactVisit } from './contact-visit.ts';

/** A contact as it was written, with what the page knows beside it. */
export interface WrittenContact {
  readonly values: ContactValues;
  readonly target: ContactTarget;
  readonly countryName: string;
  /** The form's own: sent again, it is the same contact. */
  readonly submissionKey: string;
  readonly session: Session | null | undefined;
}

type Context = Pick<RemoteContext, 'bus' | 'call' | 'environment'>;

/**
 * Checks a contact with the numbering plans and sends it; without a connection it is kept on the device [B064].
 * Throws when the server fails.
 */
export async function sendContactForm(context: Context, contact: WrittenContact): Promise<Outcome<ContactValues>> {
  const { values, target, submissionKey: key } = contact;
  const phone = internationalNumber(values.phone, values.phone_country);
  const issues = { ...(phone ? {} : { phone: validationMessages.phone }), ...contactIssues(values) };
  if (hasIssues(issues) || !phone) return wrong(issues);
  const known = contactVisit(contact.session, context.bus.last('shell/navigated')?.owner);
  // The proof of that consent names the browser, which the conversion names again.
  const visit = values.third_parties ? { ...known, userKey: drawConsentKey() || known.userKey } : known;
  const body = contactPayloadOf({ ...contact, visit, phone });
  const { plantId, projectTitle: title } = target;
  return sendOrKeep(
    { key, kind: 'contact', formId: contactFormId(plantId), title, body },
    () => context.call(sendContact, { body }),
    ({ ok, message }) => {
      if (ok === 1 || message === validationMessages.contactOncePerDay) rememberContact(title);
      if (ok === 0) return refused(message || formTexts.failed);
      void tellConversion(context, {
        name: 'Lead',
        email: values.email,
        phone,
        plantId,
        hasAgreed: values.third_parties,
      });
      return sent(values);
    },
  );
}
