import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import formCss from '../staff/rule-form.module.css';
import { redirectTexts as texts } from '../texts/redirect-texts.ts';
import { RedirectPlan } from './redirect-plan.tsx';
import css from './redirects.module.css';
import { SheetFile } from './sheet-file.tsx';
import { useRedirectSheet } from './use-redirect-sheet.ts';

/** Many redirects at once: pasted or out of a file, tried line by line, then saved all together. */
export function RedirectSheet({ onApplied }: { readonly onApplied: () => void }) {
  const { form, tried, applyCount, isApplying, apply, forgetTrial } = useRedirectSheet(onApplied);
  const write = (text: string) => {
    const area = form.props.ref.current?.querySelector('textarea');
    if (area) area.value = text;
    forgetTrial();
  };
  return (
    <section className={formCss.form} aria-label={texts.sheet}>
      <h2 className={formCss.title}>{texts.sheet}</h2>
      <p>{texts.sheetLead}</p>
      <ScriptForm
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event);
          forgetTrial();
        }}
        className={css.sheet}
        aria-label={texts.sheet}
      >
        <TextareaField
          {...form.field('csv')}
          label={texts.csv}
          help={texts.csvHelp}
          placeholder={texts.csvExample}
          rows={6}
          spellCheck={false}
        />
        <FailureNotice of={form.failure} />
        <div className={css.buttons}>
          <SheetFile onRead={write} />
          <Button type="submit" look="secondary" isLoading={form.isSending}>
            {texts.check}
          </Button>
        </div>
      </ScriptForm>
      {tried && (
        <>
          <Notice tone={tried.ok === 1 ? 'success' : 'error'} role="status">
            {tried.ok === 1 && applyCount === 0 ? texts.nothing : tried.message}
          </Notice>
          {tried.lines.length > 0 && <RedirectPlan lines={tried.lines} counts={tried.counts} />}
          {tried.ok === 1 && applyCount > 0 && (
            <div>
              <Button isLoading={isApplying} onClick={apply}>
                {texts.apply(applyCount)}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
