import { sendContact, sendLead } from '@umbral/domain/api/contacts.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { KeptForm } from '@umbral/kit/form/form-state.ts';
import { formTexts as texts } from '@umbral/kit/form/form-texts.ts';
import { type KeptFormsSender, sendKeptForms as sendAll } from '@umbral/kit/form/queue/send-kept-forms.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { topics } from '../topics.ts';
import { rememberContact } from './written-today.ts';

type Context = Pick<RemoteContext, 'bus' | 'call' | 'environment' | 'toast'>;

/** Sends the contacts and leads that wait on this device; says whether some must wait on. */
export function sendKeptForms(context: Context): Promise<boolean> {
  return sendAll(senderOf(context));
}

function senderOf(context: Context): KeptFormsSender {
  const { call, toast } = context;
  const bus = topicsOf<typeof topics>(context);
  return {
    calls: {
      contact: async (body) => {
        const contact = sendContact.body.safeParse(body);
        return contact.success ? call(sendContact, { body: contact.data }) : undefined;
      },
      lead: async (body) => {
        const lead = sendLead.body.safeParse(body);
        return lead.success ? call(sendLead, { body: lead.data }) : undefined;
      },
    },
    onSent: async (form) => {
      bus.publish('project/kept-form-settled', { key: form.key, isSent: true });
      toast({ tone: 'success', text: texts.keptSent(form.title) });
      if (form.kind === 'contact') tellContact(context, form);
      const sender = sendLead.body.pick({ email: true, phone: true, phone_country: true }).parse(form.body);
      await tellConversion(context, { name: 'Lead', ...sender, phoneCountry: sender.phone_country });
    },
    onRefused: ({ key }, reason) => {
      bus.publish('project/kept-form-settled', { key, isSent: false });
      toast({ tone: 'error', text: reason });
    },
  };
}

function tellContact(context: Context, { body }: KeptForm): void {
  const { id_plant: plantId, property_id: projectId, property_name: title } = sendContact.body.parse(body);
  rememberContact(title);
  if (plantId !== null) topicsOf<typeof topics>(context).publish('project/contact-sent', { plantId, projectId });
}
