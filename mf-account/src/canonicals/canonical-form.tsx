import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import css from '../staff/rule-form.module.css';
import { ruleFormTexts, useRuleForm } from '../staff/use-rule-form.ts';
import { canonicalTexts as texts } from '../texts/canonical-texts.ts';

/** A new rule, or another canonical for a path that has one; both fields are needed [B100, M095]. */
export function CanonicalForm({ onSaved }: { readonly onSaved: () => void }) {
  const form = useRuleForm({
    read: (data) => ({ url: textOf(data, 'url'), canonical: textOf(data, 'canonical') }),
    check: ({ url, canonical }) =>
      foundIssues({ url: url === '' && ruleFormTexts.required, canonical: canonical === '' && ruleFormTexts.required }),
    send: async (call, rule) => (await import('./canonicals-queries.ts')).saveRule(call, rule),
    failed: texts.failed,
    onSaved,
  });
  return (
    <PostedForm path="/seo/canonicals" {...form.props} className={css.form} aria-label={texts.create}>
      <h2 className={css.title}>{texts.create}</h2>
      <fieldset className={css.fields} disabled={form.isSending}>
        <TextField {...form.field('url')} label={texts.url} help={texts.urlHelp} maxLength={500} required />
        <TextField
          {...form.field('canonical')}
          label={texts.canonical}
          help={texts.canonicalHelp}
          maxLength={500}
          required
        />
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
