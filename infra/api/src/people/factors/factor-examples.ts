import type { Letter } from '../../engine/mail/mail-letter.ts';
import * as write from './factor-letters.ts';
import type { FactorOrder } from './factor-orders.ts';

const name = 'Ana';

/** The letters about the second step with invented contents. */
export const factorExamples: Readonly<Record<FactorOrder['template'], (origin: string) => readonly Letter[]>> = {
  'sign-in-code': (origin) => [write.signInCode({ name, origin }, '123456')],
  'passkey-added': (origin) => [write.passkeyAdded({ name, origin })],
  'passkey-removed': (origin) => [write.passkeyRemoved({ name, origin })],
  'second-step-on': (origin) => [write.secondStepOn({ name, origin })],
  'second-step-off': (origin) => [write.secondStepOff({ name, origin })],
  'recovery-code-used': (origin) => [write.recoveryCodeUsed({ name, origin }, 9)],
};
