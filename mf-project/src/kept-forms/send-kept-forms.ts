import { sendContact, sendLead } from 'shared-contracts/api/contacts.ts';
import { ApiError } from 'shared-contracts/api/problem.ts';
import type { RemoteContext } from 'shared-contracts/remote/remote-context.ts';
import { tellLead } from '../contact/lead-conversion.ts';
import { rememberContact } from '../contact/written-today.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { dropForm, type KeptForm, keepForm, keptForms } from './kept-forms.ts';

type Sender = Pick<RemoteContext, 'bus' | 'call' | 'toast'>;

/**
 * Sends what waits on this device, one form after the other, in one tab at a time; says whether some must wait on. A
 * form leaves the device only once the server has answered about it.
 */
export async function sendKeptForms(sender: Sender): Promise<boolean> {
  if (!navigator.locks) return sendAll(sender);
  return navigator.locks.request('umbral-kept-forms', () => sendAll(sender));
}

async function sendAll(sender: Sender): Promise<boolean> {
  for (const form of keptForms().filter(({ problem }) => problem === undefined)) {
    try {
      await settle(sender, form, await answerTo(sender, form));
    } catch (error) {
      if (!isRefusal(error)) return true;
      await refuse(sender, form, Object.values(error.problem.issues ?? {})[0] ?? texts.failed);
    }
  }
  return false;
}

/** The server's answer; nothing for a body that is none any more: it can never be sent. */
async function answerTo({ call }: Sender, { kind, body }: KeptForm) {
  if (kind === 'lead') {
    const lead = sendLead.body.safeParse(body);
    return lead.success ? call(sendLead, { body: lead.data }) : undefined;
  }
  const contact = sendContact.body.safeParse(body);
  return contact.success ? call(sendContact, { body: contact.data }) : undefined;
}

async function settle(sender: Sender, form: KeptForm, answer: { ok: 0 | 1; message: string } | undefined) {
  const { bus, toast } = sender;
  dropForm(form.key);
  const isSent = answer?.ok === 1;
  bus.publish('project/kept-form-settled', { key: form.key, isSent });
  if (!isSent) return toast({ tone: 'error', text: answer?.message || texts.keptRefused(form.title) });
  toast({ tone: 'success', text: texts.keptSent(form.title) });
  if (form.kind === 'contact') {
    const { id_plant: plantId, property_id: projectId, property_name: title } = sendContact.body.parse(form.body);
    rememberContact(title);
    if (plantId !== null) bus.publish('project/contact-sent', { plantId, projectId });
  }
  const { email, phone } = sendLead.body.pick({ email: true, phone: true }).parse(form.body);
  await tellLead(sender, { email, phone });
}

/** What the server finds wrong stays on the device with the reason, for the person to put right. */
async function refuse({ bus, toast }: Sender, form: KeptForm, problem: string): Promise<void> {
  keepForm({ ...form, problem });
  bus.publish('project/kept-form-settled', { key: form.key, isSent: false });
  toast({ tone: 'error', text: `${texts.keptRefused(form.title)} ${problem}` });
}

/** The server is there and will never take this form; a busy or failing one will, later. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error.problem;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
