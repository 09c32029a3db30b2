import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef } from 'react';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import foldCss from '../ui/fold.module.css';
import { useKeptActions } from '../ui/kept-actions.tsx';
import css from './favourites.module.css';
import type { KeptHome } from './kept-home.ts';

/** What the person noted about a favourite, and the form that changes it, folded away. */
export function NotePart({ home: { card, note } }: { readonly home: KeptHome }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { props, field, failure, isBusy } = useNoteForm(card.id, () => {
    const { current } = fold;
    if (!current) return;
    current.open = false;
    current.querySelector('summary')?.focus();
  });
  return (
    <div>
      {note !== '' && <p className={css.note}>{note}</p>}
      <details ref={fold}>
        <summary className={foldCss.summary}>
          {note === '' ? texts.addNote : texts.editNote}
          <span className="visually-hidden"> {card.title}</span>
        </summary>
        <ScriptForm {...props} className={css.form}>
          <TextareaField
            {...field('note')}
            label={texts.note}
            aria-label={texts.noteOf(card.title)}
            help={texts.noteHelp}
            defaultValue={note}
            maxLength={favouriteLimits.note}
            rows={3}
          />
          <FailureNotice of={failure} />
          <div>
            <Button type="submit" size="s" look="secondary" isLoading={isBusy}>
              {texts.saveNote}
            </Button>
          </div>
        </ScriptForm>
      </details>
    </div>
  );
}

function useNoteForm(plantId: number, onSaved: () => void): Form<string> {
  const { toast } = useRemote();
  const { saveNote } = useKeptActions();
  const { revalidate } = useRevalidator();
  const form: Form<string> = useForm<string, string>({
    read: (data) => textOf(data, 'note'),
    send: (note) => saveNote(plantId, note),
    failed: texts.error,
    onSent: async (message = '') => {
      toast({ tone: 'success', text: message });
      form.restart();
      await revalidate();
      onSaved();
    },
  });
  return form;
}
