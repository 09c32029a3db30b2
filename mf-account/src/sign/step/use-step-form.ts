import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { secondStepTexts } from '../../texts/second-step-texts.ts';
import type { SignEntry } from './sign-entry.ts';

/** Sends the code of a second step; where the step is over, the password has to come first again. */
export function useStepForm(onEntered: (entry: SignEntry) => void, onOver: (reason: string) => void): Form<SignEntry> {
  const { call } = useRemote();
  return useForm<string, SignEntry>({
    read: (data) => textOf(data, 'code'),
    check: (code) => foundIssues({ code: requiredIssue(code) }),
    send: async (code) => {
      const entry = await (await import('./step-calls.ts')).finishByCode(call, code);
      return entry.kind === 'step' ? refused(entry.reason) : sent(entry);
    },
    failed: secondStepTexts.failed,
    onSent: (entry) => {
      if (entry?.kind === 'refused') onOver(entry.reason);
      else if (entry) onEntered(entry);
    },
  });
}
