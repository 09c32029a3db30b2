import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';
import { leadsTexts } from './leads-texts.ts';
import type { LeadChanges } from './use-lead-change.ts';

interface LeadNoteFormProps {
  readonly lead: LeadDetail;
  /** For whoever posts it without script. */
  readonly noteKey: string;
  readonly changes: LeadChanges;
}

/** A note of the team. What is written survives a reload of the tab, and is kept once. */
export function LeadNoteForm(props: LeadNoteFormProps) {
  // Each note is a form of its own: an empty one follows the one that was kept.
  const [count, setCount] = useState(0);
  return <NoteForm key={count} {...props} onKept={() => setCount(count + 1)} />;
}

function NoteForm({ lead, noteKey, changes, onKept }: LeadNoteFormProps & { readonly onKept: () => void }) {
  const draft = useFormDraft(`note-${lead.id}`);
  const form = useForm<string, null>({
    read: (data) => textOf(data, 'text'),
    check: (text) => foundIssues({ text: text.trim() === '' && texts.noteNeeded }),
    send: async (text, key) => {
      const isKept = await changes.change(lead, { do: 'note', text, key: key() });
      return isKept ? sent(null) : refused(leadsTexts.failed);
    },
    failed: leadsTexts.failed,
    draft,
    onSent: onKept,
  });
  return (
    <PostedForm path={`/contactos/${lead.id}/notas`} {...form.props} className={css.part}>
      <input type="hidden" name="key" value={noteKey} />
      <TextareaField
        key={draft.values ? 'draft' : 'new'}
        {...form.field('text')}
        label={texts.notes}
        help={texts.notesHint}
        maxLength={2000}
        rows={3}
        required
      />
      <FailureNotice of={form.failure} />
      <div>
        <Button type="submit" look="secondary" isLoading={form.isBusy}>
          {form.isBusy ? texts.adding : texts.addNote}
        </Button>
      </div>
    </PostedForm>
  );
}
