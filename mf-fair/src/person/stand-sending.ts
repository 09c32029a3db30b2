import { sendBuilderContact } from '@umbral/domain/api/contacts.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { formTexts } from '@umbral/kit/form/form-texts.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import { internationalNumber } from '@umbral/kit/form/person/phone-check.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { personBody } from './person-body.ts';
import type { StandValues } from './stand-values.ts';

interface Written {
  readonly values: StandValues;
  readonly fair: string;
  readonly builderId: number;
}

/** Writes to the builder of a stand [C087]; throws where it could not arrive. */
export async function sendToStand(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  { values, fair, builderId }: Written,
): Promise<Outcome<void>> {
  const phone = internationalNumber(values.phone, values.phone_country);
  if (!phone) return wrong({ phone: validationMessages.phone });
  const { schedule_date, schedule_time, schedule_kind, message } = values;
  const visit = schedule_date === '' ? {} : { schedule_date, schedule_time, schedule_kind };
  const { ok, message: answer } = await context.call(sendBuilderContact, {
    body: {
      ...personBody(values, phone),
      ...visit,
      id_builder: builderId,
      fair_name: fair,
      ...(message === '' ? {} : { message }),
    },
  });
  if (ok === 0) return refused(answer || formTexts.failed);
  void tellConversion(context, { name: 'Lead', email: values.email, phone });
  return sent(undefined);
}
