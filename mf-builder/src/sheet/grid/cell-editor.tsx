import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CellChoice, CellValue, ColumnKind } from '../table/column.ts';
import { readCell } from '../table/read-cell.ts';
import { plainCell } from '../table/show-cell.ts';
import css from './sheet-grid.module.css';

/** Where the focus goes after a cell was written. */
export interface NextStep {
  readonly rows: number;
  readonly columns: number;
}

interface CellEditorProps {
  readonly column: ColumnKind & { readonly label: string };
  readonly value: CellValue;
  /** What was typed to begin with, in the place of the value. */
  readonly text?: string;
  /** `next` is undefined when the focus went elsewhere by itself. */
  readonly onCommit: (value: CellValue, next: NextStep | undefined) => void;
  /** Leaves the cell as it was; `refused` is a text that could not be kept, with the reason. */
  readonly onCancel: (refused?: { readonly text: string; readonly message: string }, next?: NextStep) => void;
}

const stay: NextStep = { rows: 0, columns: 0 };

function nextOf({ key, shiftKey }: KeyboardEvent): NextStep | undefined {
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, columns: 0 };
  if (key === 'Tab') return { rows: 0, columns: shiftKey ? -1 : 1 };
  return undefined;
}

/** The one control of a grid: a line of text, or the list of a column's choices. */
export function CellEditor({ column, value, text, onCommit, onCancel }: CellEditorProps) {
  const control = useRef<HTMLInputElement | HTMLSelectElement>(null);
  const messageId = useId();
  const [message, setMessage] = useState('');
  // The control leaves the page when it is done with, and a control that leaves loses the focus once more.
  const isDone = useRef(false);

  useLayoutEffect(() => {
    const field = control.current;
    field?.focus();
    if (field instanceof HTMLInputElement && text === undefined) field.select();
  }, [text]);

  const finish = (next: NextStep | undefined, mayStay: boolean) => {
    if (isDone.current) return;
    const written = control.current?.value ?? '';
    const reading = readCell(column, written);
    if (!reading.ok && mayStay) return setMessage(reading.message);
    isDone.current = true;
    if (reading.ok) onCommit(reading.value, next);
    else onCancel({ text: written, message: reading.message }, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const next = nextOf(event);
    if (!next && event.key !== 'Escape') return;
    // A dialog around the grid would close by the same key.
    event.preventDefault();
    if (next) return finish(next, event.key === 'Enter');
    isDone.current = true;
    onCancel(undefined, stay);
  };
  const shared = {
    ref: (field: HTMLInputElement | HTMLSelectElement | null) => {
      control.current = field;
    },
    'aria-label': column.label,
    'aria-invalid': message ? (true as const) : undefined,
    'aria-describedby': message ? messageId : undefined,
    onKeyDown,
    onBlur: () => finish(undefined, false),
  };
  return (
    <>
      {column.kind === 'choice' ? (
        <ChoiceEditor {...shared} choices={column.choices} value={value} typed={text} />
      ) : (
        <input
          {...shared}
          className={css.editor}
          defaultValue={text ?? plainCell(column, value)}
          inputMode={column.kind === 'text' ? undefined : 'decimal'}
          autoComplete="off"
          onInput={() => setMessage('')}
        />
      )}
      {message && (
        <span id={messageId} className={css.editorMessage} role="alert">
          {message}
        </span>
      )}
    </>
  );
}

interface ChoiceEditorProps {
  readonly ref: (field: HTMLSelectElement | null) => void;
  readonly choices: readonly CellChoice[];
  readonly value: CellValue;
  readonly typed: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The choices; a letter that was typed begins with the first one of that letter. */
function ChoiceEditor({ choices, value, typed, ...select }: ChoiceEditorProps) {
  const begun = typed && choices.find(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));
  const held = typeof value === 'string' ? choices.find((choice) => choice.value === value) : undefined;
  const chosen = (begun || held)?.label ?? '';
  return (
    <select {...select} className={css.editor} defaultValue={chosen}>
      {chosen === '' && <option value="" />}
      {choices.map(({ value: key, label }) => (
        <option key={key} value={label}>
          {label}
        </option>
      ))}
    </select>
  );
}
