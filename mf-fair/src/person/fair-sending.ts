import { sendFairBankContact, sendFairContact } from '@umbral/domain/api/contacts.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import { countryOfNumber, internationalNumber } from '@umbral/kit/form/person/phone-check.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import type { FairValues, PersonValues } from './fair-values.ts';
import { personBody } from './person-body.ts';

type Context = Pick<RemoteContext, 'bus' | 'call' | 'environment'>;

/** Registers at a fair [C085]; throws where it could not arrive. */
export async function sendRegistration(context: Context, values: FairValues): Promise<Outcome<PersonValues>> {
  const phone = internationalNumber(values.phone, values.phone_country);
  if (!phone) return wrong({ phone: validationMessages.phone });
  const answer = await context.call(sendFairContact, { body: bodyOf(values, phone) });
  return settle(context, values, phone, answer);
}

/** Asks the banks of a fair [C086], whose phone must be of the country of residence; throws where it could not arrive. */
export async function sendToBanks(context: Context, values: FairValues): Promise<Outcome<PersonValues>> {
  const phone = internationalNumber(values.phone, values.phone_country);
  if (!phone) return wrong({ phone: validationMessages.phone });
  if (countryOfNumber(phone, values.phone_country) !== values.home_country) {
    return wrong({ phone: registrationTexts.bank.country });
  }
  const budgets = {
    monthly_budget: parseAmount(values.monthly_budget) ?? 0,
    investment_budget: parseAmount(values.investment_budget) ?? 0,
  };
  const answer = await context.call(sendFairBankContact, {
    params: { product },
    body: { ...bodyOf(values, phone), ...budgets },
  });
  return settle(context, values, phone, answer);
}

function settle(
  context: Context,
  values: FairValues,
  phone: string,
  { ok, message }: { readonly ok: 0 | 1; readonly message: string },
): Outcome<PersonValues> {
  if (ok === 0) return refused(message || registrationTexts.failed);
  void tellConversion(context, { name: 'Lead', email: values.email, phone });
  return sent(values);
}

function bodyOf(values: FairValues, phone: string) {
  const { fair_name, interest_city, interest_type, purchase_time, stand, message } = values;
  const wishes = Object.entries({ interest_city, interest_type, purchase_time, stand, message });
  return {
    ...personBody(values, phone),
    fair_name,
    ...Object.fromEntries(wishes.filter(([, wish]) => wish !== '')),
  };
}
