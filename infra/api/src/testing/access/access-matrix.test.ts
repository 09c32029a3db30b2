import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSurface, type Target } from '../attack/attack-surface.ts';
import { requestOf } from '../attack/hostile-requests.ts';
import { signIn } from '../call.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { answerTo, type Visitor, visitors } from './access-table.ts';

let api: TestApp;
let targets: Target[];

beforeAll(async () => {
  api = await createTestApp();
  targets = await readSurface(api.app);
});

afterAll(() => api.close());

/** What a call says to somebody: who is not known, who may not, or anything else. */
async function answersOf(visitor: Visitor): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  let cookie = visitor === 'nobody' ? undefined : await signIn(api.app, visitor);
  for (const target of targets) {
    const options = requestOf(target);
    const { statusCode, cookies } = await api.app.inject({
      ...options,
      headers: { ...options.headers, ...(cookie ? { cookie } : {}) },
    });
    answers.set(target.id, { 401: 'signs in first', 403: 'may not' }[statusCode] ?? 'is let in');
    // A call that ends the session must not decide about the next one.
    if (visitor !== 'nobody' && cookies.some(({ name }) => name.endsWith('SessionId'))) {
      cookie = await signIn(api.app, visitor);
    }
  }
  return answers;
}

test.each(visitors)(
  '[B077, B114] %s: every call lets in or refuses as the documents say',
  async (visitor) => {
    const answers = await answersOf(visitor);
    const wrong = [...answers].filter(([id, answer]) => answer !== answerTo(visitor, id));
    expect(Object.fromEntries(wrong)).toEqual({});
  },
  60_000,
);
