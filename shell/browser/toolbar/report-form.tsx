import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { copyIcon } from '@umbral/kit/media/icons.ts';
import { type FormEvent, useState } from 'react';
import { makeLink } from '../make-link.ts';
import { reportText, reportWish, type Seen } from './report.ts';
import css from './toolbar.module.css';
import { toolbarTexts } from './toolbar-texts.ts';

const texts = toolbarTexts.report;

interface ReportFormProps {
  readonly environment: string;
  readonly seen: Omit<Seen, 'said'>;
}

/** What is wrong with this page, turned into a link that shows it and a text for a ticket. */
export function ReportForm({ environment, seen }: ReportFormProps) {
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<string>();

  async function prepare(event: FormEvent) {
    event.preventDefault();
    const whole = { ...seen, said: said.trim() };
    if (whole.said.length < 3) return setError(texts.missing);
    try {
      setReport(reportText(whole, await makeLink(reportWish(whole), environment)));
      setError(undefined);
    } catch {
      setError(texts.failed);
    }
  }

  if (report !== undefined) return <ReadyReport text={report} />;
  return (
    <form className={css.report} onSubmit={prepare} noValidate>
      <TextareaField
        label={texts.said}
        help={texts.help}
        error={error}
        rows={2}
        maxLength={1000}
        value={said}
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <Button type="submit" size="s">
        {texts.send}
      </Button>
    </form>
  );
}

function ReadyReport({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={css.report}>
      <p role="status">{texts.ready}</p>
      <TextareaField label={texts.text} hidesLabel readOnly rows={6} value={text} />
      <Button size="s" icon={copyIcon} onClick={copy}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
}
