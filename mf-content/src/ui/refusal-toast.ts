import type { Refusal } from '@umbral/kit/form/form-state.ts';
import type { ToastMessage } from '@umbral/protocol/remote/remote-context.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

/** The toast for a form that comes back [M094]. `tone` is that of a form that is wrong or refused. */
export function refusalToast(
  { why, message }: Refusal,
  tone: Extract<ToastMessage['tone'], 'warning' | 'error'>,
  wrongText: string = sharedTexts.invalidForm,
): ToastMessage {
  return { tone: why === 'failed' ? 'error' : tone, text: message ?? wrongText };
}
