import { listContactHomes, sendContact } from '@umbral/domain/api/contacts.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import { internationalNumber } from '@umbral/kit/form/person/phone-check.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { UploadValues } from './upload-values.ts';

export type ContactHome = EndpointOutput<typeof listContactHomes>['data'][number];

/** Homes on offer whose names hold the words. */
export async function findHomes(call: CallApi, q: string, signal: AbortSignal): Promise<ContactHome[]> {
  return (await call(listContactHomes, { query: { q } }, { signal })).data;
}

/** Sends a contact that staff wrote down; the API gives it the origin of who wrote it. */
export async function uploadContact(call: CallApi, values: UploadValues, home: ContactHome, key: string) {
  const phone = internationalNumber(values.phone, values.phone_country);
  if (!phone) return wrong(foundIssues({ phone: validationMessages.phone }));
  const { code: _code, builder: _builder, city: _city, ...target } = home;
  const { name, email, home_country, home_city, message, phone_country } = values;
  const { ok, message: answer } = await call(sendContact, {
    body: {
      ...target,
      ...{ name, email, phone, phone_country, home_country, home_city },
      ...(message ? { message } : {}),
      site: 'CO',
      plant_price: null,
      whatsapp: 0,
      login: 1,
      agree_terms: 'S',
      user_key: '',
      submission_key: key,
    },
  });
  return ok === 1 ? sent(answer) : refused(answer);
}
