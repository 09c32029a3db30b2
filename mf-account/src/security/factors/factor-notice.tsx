import type { Factors } from '@umbral/domain/api/second-factor.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { factorTexts } from '../../texts/factor-texts.ts';

interface FactorNoticeProps {
  readonly factors: Factors;
  readonly isBuilder: boolean;
}

/** Says to staff whose roles rest what is missing, and offers builders the same; nothing to whoever has a factor. */
export function FactorNotice({ factors, isBuilder }: FactorNoticeProps) {
  const { is_required: isRequired, is_strong: isStrong, passkeys, totp_since: since } = factors;
  if (passkeys.length > 0 || since !== null) return null;
  if (isRequired) return <Notice tone={isStrong ? 'info' : 'warning'}>{factorTexts.required.missing}</Notice>;
  return isBuilder ? <Notice>{factorTexts.required.offered}</Notice> : null;
}
