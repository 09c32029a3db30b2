import type { ReactNode } from 'react';
import { ConversionNote } from './amount.tsx';
import css from './result.module.css';

interface ResultNotesProps {
  /** Sentences below the result: sources with their days, what is not counted. */
  readonly notes: readonly string[];
  /** Which rate was used. */
  readonly children?: ReactNode;
}

/** What a result rests on. */
export function ResultNotes({ notes, children }: ResultNotesProps) {
  return (
    <div className={css.notes}>
      {children}
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      <ConversionNote />
    </div>
  );
}
