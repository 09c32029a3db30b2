import { requestProject } from '@umbral/domain/api/project-administration.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RequestValues } from './request-values.ts';

/** Asks the team for a project; asked again while one of that name waits, nothing changes. */
export async function sendRequest(call: CallApi, values: RequestValues): Promise<Outcome<string>> {
  const { builder, city, message, ...rest } = values;
  const body = {
    ...rest,
    builder: Number(builder),
    city: Number(city),
    message: message || null,
    agree_terms: true as const,
  };
  const answer = await call(requestProject, { body });
  return answer.ok === 1 ? sent(answer.message) : refused(answer.message);
}
