import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../fixtures/database.ts';

/** Gives a tab a device that keeps passkeys and always knows the finger. */
export async function giveDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The code that an application shows now, or so many seconds later. */
export function codeOf(secret: string, laterSeconds = 0): string {
  const plain = secret.replaceAll(' ', '');
  return new TOTP({ secret: Secret.fromBase32(plain) }).generate({ timestamp: Date.now() + laterSeconds * 1000 });
}

/** Lets the quarter of an hour pass during which a session needs no further proof. */
export async function letProofAge({ rows }: Database, email: string): Promise<void> {
  await rows(
    `update session set confirmed_at = now() - interval '1 hour',
       strong_at = case when strong_at is not null then now() - interval '1 hour' end
     where user_id = (select id from app_user where lower(email) = $1)`,
    email,
  );
}
