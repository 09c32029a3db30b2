import { Secret, TOTP } from 'otpauth';
import { factorTexts } from './factor-texts.ts';

const periodSeconds = 30;

/** A new secret of 160 bits, as applications expect it. */
export function newSecret(): Uint8Array {
  return new Uint8Array(new Secret({ size: 20 }).buffer);
}

function totpOf(secret: Uint8Array, label = ''): TOTP {
  return new TOTP({
    issuer: factorTexts.issuer,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: periodSeconds,
  });
}

/** The secret as an application takes it over: address for its camera, text for its keyboard. */
export function writtenSecret(secret: Uint8Array, email: string): { readonly uri: string; readonly text: string } {
  const totp = totpOf(secret, email);
  return { uri: totp.toString(), text: totp.secret.base32 };
}

/** The step of time that a code belongs to; clocks may be one step apart. Nothing for a code that does not fit. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | undefined {
  const timestamp = moment.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}
