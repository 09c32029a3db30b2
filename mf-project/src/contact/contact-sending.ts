import { validationMessages } from 'shared-contracts/domain/validation.ts';
import type { RemoteContext, Session } from 'shared-contracts/remote/remote-context.ts';
import { keepForm } from '../kept-forms/kept-forms.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { postContact } from './contact-calls.ts';
import { contactFormId } from './contact-form-id.ts';
import { type ContactBody, contactPayloadOf } from './contact-payload.ts';
import type { ContactTarget } from './contact-target.ts';
import { type ContactIssues, type ContactValues, contactIssues } from './contact-values.ts';
import { contactVisit } from './contact-visit.ts';
import { tellLead } from './lead-conversion.ts';
import { internationalNumber } from './phone-check.ts';
import { rememberContact } from './written-today.ts';

/** What became of a form. */
export type Sending =
  | { readonly kind: 'sent' }
  /** It waits on this device. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly issues: ContactIssues }
  | { readonly kind: 'failed'; readonly message: string };

export interface ContactForm {
  readonly values: ContactValues;
  readonly target: ContactTarget;
  readonly countryName: string;
  readonly submissionKey: string;
  readonly session: Session | null | undefined;
}

type Context = Pick<RemoteContext, 'bus' | 'call'>;

/** Checks and sends a form; without a connection it is kept on the device, so that nothing is lost [B064]. */
export async function sendContactForm(context: Context, form: ContactForm): Promise<Sending> {
  const { values, target } = form;
  const phone = internationalNumber(values.phone, values.phone_country);
  const issues = { ...(phone ? {} : { phone: validationMessages.phone }), ...contactIssues(values) };
  if (Object.keys(issues).length > 0 || !phone) return { kind: 'wrong', issues };
  const visit = contactVisit(form.session, context.bus.last('shell/navigated')?.owner);
  const body = contactPayloadOf({ ...form, visit, phone });
  if (!navigator.onLine) return keep(body, form);
  const answer = await postContact(context.call, body);
  if (answer.kind === 'unreached') return keep(body, form);
  if (answer.kind === 'refused') {
    if (answer.message === validationMessages.contactOncePerDay) rememberContact(target.projectTitle);
    if (Object.keys(answer.issues).length > 0) return { kind: 'wrong', issues: answer.issues };
    return { kind: 'failed', message: answer.message || texts.failed };
  }
  rememberContact(target.projectTitle);
  const { plantId } = target;
  void tellLead(context, { email: values.email, phone, plantId, hasAgreed: values.third_parties });
  return { kind: 'sent' };
}

function keep(body: ContactBody, { target, submissionKey: key }: ContactForm): Sending {
  const { plantId, projectTitle: title } = target;
  const formId = contactFormId(plantId);
  const isKept = keepForm({ key, kind: 'contact', formId, title, body, keptAt: Date.now() });
  return isKept ? { kind: 'kept' } : { kind: 'failed', message: texts.failed };
}
