import { confirmTotp, startTotp } from '@umbral/domain/api/second-factor.ts';
import { Secret, TOTP } from 'otpauth';
import { call } from '../../../testing/call.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** The code that an application shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
}

/** Switches the second step on for the person of a session, as an application of codes would. */
export async function setUpTotp({ app, backend }: TestApp, cookie: string) {
  const { secret } = await call(app, startTotp, {}, { cookie });
  const answer = await call(app, confirmTotp, { body: { code: codeAt(secret, backend.now()) } }, { cookie });
  if (answer.ok === 0) throw new Error(`the second step stays off: ${answer.reason}`);
  return { secret, recoveryCodes: answer.recovery_codes };
}
