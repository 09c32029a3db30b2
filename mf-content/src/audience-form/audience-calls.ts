import * as audiences from '@umbral/domain/api/audiences.ts';
import * as catalogue from '@umbral/domain/api/catalogue.ts';
import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import {
  type AudienceChoice,
  type ChoiceList,
  isChoiceList,
  ownChoices,
  type QuestionName,
} from './audience-questions.ts';
import type { AudienceValues } from './audience-values.ts';

const lists = {
  'objetivos-compra': catalogue.listPurchaseGoals,
  'tiempo-compra': catalogue.listPurchaseTimes,
  'ingresos-mensuales': catalogue.listMonthlyIncomes,
  'ingresos-mensuales-usd': catalogue.listMonthlyIncomesUsd,
  'ingresos-exterior': catalogue.listIncomesAbroad,
  ocupaciones: catalogue.listOccupations,
  'tiempo-entrega': catalogue.listDeliveryTimes,
  'desicion-compra': catalogue.listPurchaseDecisions,
  'tiempo-viviendo-exterior': catalogue.listTimesAbroad,
  'presupuesto-mensual': catalogue.listMonthlyBudgets,
} satisfies Record<ChoiceList, unknown>;

/** Choices of some questions, by their names. */
export type Choices = Readonly<Partial<Record<QuestionName, readonly AudienceChoice[]>>>;

/** The choices of the questions [C033 to C042]; throws where a list cannot be read. */
export async function loadChoices(call: CallApi, questions: readonly QuestionName[]): Promise<Choices> {
  const read = questions.filter(isChoiceList).map(async (name) => {
    const { data } = await call(lists[name], {});
    return [name, data.map((choice) => ({ value: choice.key, label: choice.name }))] as const;
  });
  return { ...ownChoices, ...Object.fromEntries(await Promise.all(read)) };
}

/** Whether the signed-in person has answered a form before [C132]. */
export async function hasAnswered(call: CallApi, form: AudienceForm): Promise<boolean> {
  const { ok } = await call(audiences.checkAudience, { params: { id: form }, body: { user_key: visitorKey() } });
  return ok === 1;
}

/**
 * Sends the answers of a form [C133], or what somebody knows [C134]; the e-mail is that of the account. The first answers
 * to a form are a conversion [B126]; to change them is none.
 */
export async function sendAnswers(
  context: Pick<RemoteContext, 'call' | 'bus' | 'environment'>,
  about: AudienceForm | 'knowledge',
  { fields }: AudienceValues,
  isFirst: boolean,
): Promise<Outcome<string>> {
  const { call, bus } = context;
  const who = { email: '', user_key: visitorKey(), agree_terms: 'S' as const };
  const { ok, message } =
    about === 'knowledge'
      ? await call(audiences.saveAudienceKnowledge, { body: { ...who, answers: fields } })
      : await call(audiences.saveAudience, { body: { ...who, form: about, fields } }).catch(asSignedOut);
  if (ok !== 1) return refused(message);
  if (about !== 'knowledge' && isFirst) {
    void tellConversion(context, { name: 'Lead', email: bus.last('shell/session-changed')?.session?.email });
  }
  return sent(message);
}

/** The address is the account's: where it is missed, the session has ended, and its person signs in again. */
function asSignedOut(error: unknown): never {
  const hasEnded = error instanceof ApiError && error.problem.issues?.email !== undefined;
  throw hasEnded ? new ApiError({ ...error.problem, type: 'not-signed-in', status: 401 }) : error;
}
