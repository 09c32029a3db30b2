import type { FormDraft } from '@umbral/kit/form/form-plan.ts';
import { formTexts } from '@umbral/kit/form/form-texts.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import type { topics } from '../topics.ts';
import { type ContactValues, readContact } from './contact-values.ts';

/** What sends comes with the first touch: the connection may be gone when it is needed. */
export const loadSending = () => import(/* webpackChunkName: "contact-sending" */ './contact-sending.ts');

interface ContactFormOptions {
  readonly target: ContactTarget;
  readonly draft: FormDraft;
  /** Name of a country by its code. */
  readonly countryName: (code: string) => string;
  /** It was sent, and there is nothing to go on with. */
  readonly onSent?: () => void;
}

/** The form of a contact: what sends it, and who hears of it [B058, B064]. */
export function useContactForm({ target, draft, countryName, onSent }: ContactFormOptions): Form<ContactValues> {
  const context = useRemote();
  const { toast } = context;
  const bus = useTopics<typeof topics>();
  const session = useSession();
  return useForm<ContactValues, ContactValues>({
    read: readContact,
    send: async (values, key) => {
      const { sendContactForm } = await loadSending();
      const country = countryName(values.home_country);
      return sendContactForm(context, { values, target, countryName: country, submissionKey: key(), session });
    },
    failed: formTexts.failed,
    draft,
    onSent: (values) => {
      // Of what had waited on the device, who sent it has told.
      if (!values) return;
      toast({ tone: 'success', text: texts.sent });
      bus.publish('project/contact-sent', { plantId: target.plantId, projectId: target.projectId });
      if (!hasSequel(values, target)) onSent?.();
    },
    onRefused: ({ message }) => {
      if (message !== undefined) toast({ tone: 'error', text: message });
    },
  });
}

/** Whoever asked for a visit or for WhatsApp goes on from what is said after the sending: a dialog stays for that. */
function hasSequel({ schedule_date, whatsapp }: ContactValues, target: ContactTarget): boolean {
  return schedule_date !== '' || (whatsapp && target.whatsapp !== undefined);
}
