import { listOpenSurveys } from '@umbral/domain/api/surveys.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { SurveyData } from './survey-data.ts';

/** What the page shows for an address; the survey of the portal stands also where the short ones cannot be read. */
export async function loadSurveyPage(call: CallApi, address: URL, signal: AbortSignal): Promise<SurveyData> {
  const { searchParams } = address;
  const builder = Number(searchParams.get('constructora'));
  return {
    short: await readShort(call, signal),
    builder: Number.isInteger(builder) && builder > 0 && builder < 2 ** 31 ? builder : null,
    sent: searchParams.get('enviada'),
  };
}

async function readShort(call: CallApi, signal: AbortSignal): Promise<SurveyData['short']> {
  try {
    const { data } = await call(listOpenSurveys, {}, { signal });
    return data.map(({ slug, title, lead, closes_on, questions }) => ({
      slug,
      title,
      lead,
      closesOn: closes_on,
      questions: questions.map(({ id, kind, question, is_required, options }) => ({
        id,
        kind,
        question,
        isRequired: is_required,
        options: options.map((option) => ({ value: String(option.id), label: option.label })),
      })),
    }));
  } catch (error) {
    if (error instanceof ApiError && !signal.aborted) return null;
    throw error;
  }
}
