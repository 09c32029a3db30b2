import { listWorldCountries } from '@umbral/domain/api/places.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { PhoneCountry } from '../../fields/phone-field.tsx';

/** Every country of the world that has a calling code, by its name. */
export async function loadCountries(call: CallApi): Promise<PhoneCountry[]> {
  const { data } = await call(listWorldCountries, {});
  return data.flatMap(({ code, name, phone_prefix }) =>
    phone_prefix ? [{ code, name, dialCode: phone_prefix.startsWith('+') ? phone_prefix : `+${phone_prefix}` }] : [],
  );
}
