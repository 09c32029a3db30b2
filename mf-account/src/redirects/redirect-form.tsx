import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import css from '../staff/rule-form.module.css';
import { ruleFormTexts, useRuleForm } from '../staff/use-rule-form.ts';
import { redirectTexts as texts } from '../texts/redirect-texts.ts';

const statuses = [301, 302, 307, 308] as const;
const statusOf = (data: FormData) => statuses.find((status) => String(status) === textOf(data, 'status')) ?? 301;

/** A new redirect, or another target for a path that has one; circles and chains are explained by the API. */
export function RedirectForm({ onSaved }: { readonly onSaved: () => void }) {
  const form = useRuleForm({
    read: (data) => ({ from: textOf(data, 'from'), to: textOf(data, 'to'), status: statusOf(data) }),
    check: ({ from, to }) =>
      foundIssues({ from: from === '' && ruleFormTexts.required, to: to === '' && ruleFormTexts.required }),
    send: async (call, rule) => (await import('./redirects-queries.ts')).saveRule(call, rule),
    failed: texts.failed,
    onSaved,
  });
  return (
    <PostedForm path="/seo/redirects" {...form.props} className={css.form} aria-label={texts.create}>
      <h2 className={css.title}>{texts.create}</h2>
      <fieldset className={css.fields} disabled={form.isSending}>
        <TextField {...form.field('from')} label={texts.from} help={texts.fromHelp} maxLength={500} required />
        <TextField {...form.field('to')} label={texts.to} help={texts.toHelp} maxLength={500} required />
        <SelectField {...form.field('status')} label={texts.status} options={texts.statuses} />
      </fieldset>
      <FailureNotice of={form.failure} />
      <div>
        <Button type="submit" isLoading={form.isSending}>
          {texts.save}
        </Button>
      </div>
    </PostedForm>
  );
}
