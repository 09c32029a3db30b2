import { production } from '@umbral/protocol/composition/environment.ts';
import * as z from 'zod/mini';
import { type Problem, problemAnswer } from './answers.ts';
import { shownEnvironment } from './shown-environment.ts';

/** What a call to the registry gave: the answer, or why there is none. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

interface CallOptions {
  /** Of all environments; else of one. */
  readonly isOfAll?: boolean;
  /** Of another one than is shown. */
  readonly environment?: string | undefined;
  /** What is sent; with it the call is a write. */
  readonly body?: object;
  /** It goes out although its page is left at once. */
  readonly outlivesPage?: boolean;
  readonly signal?: AbortSignal;
}

const away: Problem = { type: 'away', status: 0, title: '' };
const unreadable: Problem = { type: 'unreadable', status: 0, title: '' };

/** Where the registry answers about an environment. */
function apiOf(environment: string): string {
  return environment === production ? '/platform/api' : `/platform/api/environments/${environment}`;
}

/** Calls the registry with the session's cookie. Aborting it rejects; nothing else does. */
export async function callRegistry<Value>(
  answer: z.ZodMiniType<Value>,
  path: string,
  { isOfAll = false, environment = shownEnvironment, body, outlivesPage = false, signal }: CallOptions = {},
): Promise<Outcome<Value>> {
  try {
    const response = await fetch(`${apiOf(isOfAll ? production : environment)}${path}`, {
      signal: signal ?? null,
      keepalive: outlivesPage,
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const content = response.status === 204 ? null : await response.json();
    if (!response.ok) return { ok: false, problem: problemOf(content, response.status) };
    const parsed = answer.safeParse(content);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: unreadable };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: away };
  }
}

/** For calls that answer with nothing, or with nothing that matters. */
export const anything = z.unknown();

function problemOf(content: unknown, status: number): Problem {
  const parsed = problemAnswer.safeParse(content);
  return parsed.success ? parsed.data : { ...unreadable, status };
}
