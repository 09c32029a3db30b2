import { sendLead } from '@umbral/domain/api/contacts.ts';
import type { KeptForm, Outcome } from '@umbral/kit/form/form-state.ts';
import { sendOrKeep } from '@umbral/kit/form/queue/send-or-keep.ts';
import { leadBodyOf, takeLead } from '@umbral/kit/lead/lead-call.ts';
import type { LeadValues } from '@umbral/kit/lead/lead-values.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

type Place = Pick<KeptForm, 'key' | 'formId' | 'title'>;

/** Sends the form of a launch, or keeps it on the device where there is no connection. Throws when the server failed. */
export async function sendLaunchForm(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  values: LeadValues,
  place: Place,
): Promise<Outcome<void>> {
  const body = leadBodyOf(values);
  return sendOrKeep(
    { ...place, kind: 'lead', body },
    () => context.call(sendLead, { body }),
    (answer) => takeLead(context, body, answer),
  );
}
