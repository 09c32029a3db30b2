import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { useCallback, useState } from 'react';
import { keepNote, noteLength, readNotes } from '../notes/stored-notes.ts';
import { texts } from '../texts.ts';
import type { ComparedColumn } from './compared-column.ts';
import css from './comparison-table.module.css';
import { useOtherTabs } from './use-other-tabs.ts';

interface NotesRowProps {
  readonly columns: readonly ComparedColumn[];
  readonly hasFree: boolean;
}

/** What the visitor writes beside each home; it stays on this device, and each of its tabs shows it. */
export function NotesRow({ columns, hasFree }: NotesRowProps) {
  const [notes, setNotes] = useState(readNotes);
  const readAgain = useCallback(() => setNotes(readNotes()), []);
  useOtherTabs(localKeys.comparisonNotes, readAgain);
  const write = (id: number, text: string) => {
    keepNote(id, text);
    setNotes((before) => new Map(before).set(id, text));
  };
  return (
    <tr>
      <th scope="row" className={css.label}>
        <span className={css.labelText}>{texts.notes.label}</span>
      </th>
      {columns.map(({ id, title }) => (
        <td key={id} className={css.value}>
          <TextareaField
            label={texts.notes.of(title)}
            hidesLabel
            placeholder={texts.notes.placeholder}
            maxLength={noteLength}
            rows={3}
            value={notes.get(id) ?? ''}
            onChange={(event) => write(id, event.currentTarget.value)}
          />
        </td>
      ))}
      {hasFree && <td className={css.value} />}
    </tr>
  );
}
