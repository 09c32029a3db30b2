import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { Issues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { useEffect, useState } from 'react';

interface RuleFormPlan<Rule> {
  readonly read: (data: FormData) => Rule;
  readonly check: (rule: Rule) => Issues;
  readonly send: (call: CallApi, rule: Rule) => Promise<{ readonly ok: 0 | 1; readonly message: string }>;
  readonly failed: string;
  readonly onSaved: () => void;
}

/** Said at a field without which no rule is saved [B100]. */
export const ruleFormTexts = { required: validationMessages.required } as const;

/** The form of a rule: saved, it says so and is ready for the next one, with the focus in its first field. */
export function useRuleForm<Rule>({ read, check, send, failed, onSaved }: RuleFormPlan<Rule>): Form<string> {
  const { call, toast } = useRemote();
  const [saved, setSaved] = useState(0);
  const form: Form<string> = useForm<Rule, string>({
    read,
    check,
    send: async (rule) => {
      const { ok, message } = await send(call, rule);
      return ok === 1 ? sent(message) : refused(message);
    },
    failed,
    onSent: (message = '') => {
      toast({ tone: 'success', text: message });
      form.props.ref.current?.reset();
      form.restart();
      setSaved((count) => count + 1);
      onSaved();
    },
  });
  const { ref } = form.props;
  // Once it is drawn: while it is sent, its fields take no focus.
  useEffect(() => {
    if (saved > 0) ref.current?.querySelector('input')?.focus();
  }, [saved, ref]);
  return form;
}
