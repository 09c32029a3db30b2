import { formatInteger } from '@umbral/domain/format/format.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useState } from 'react';
import type { FormDocument } from '../form-document/form-document.ts';
import type { Conflict } from '../keeping/merge-forms.ts';
import { dialogTexts as texts } from './dialog-texts.ts';
import { fieldNameOf } from './fields/field-name.ts';
import css from './project-form.module.css';

interface ConflictDialogProps {
  readonly document: FormDocument;
  readonly conflicts: readonly Conflict[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

/** Fields that two people changed, each in its own way: one of the two is chosen for each. */
export function ConflictDialog({ document, conflicts, isOpen, onClose, onSettled }: ConflictDialogProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  const settle = () => {
    for (const { path, theirs: other } of conflicts) if (theirs.has(path)) document.write(path, other);
    setTheirs(new Set());
    onSettled();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.conflict}>
      <div className={css.dialog}>
        <p>{texts.conflictLead}</p>
        {conflicts.map((conflict) => (
          <RadioGroup
            key={conflict.path}
            name={`conflict.${conflict.path}`}
            legend={fieldNameOf(document.form(), conflict.path)}
            value={theirs.has(conflict.path) ? 'theirs' : 'mine'}
            onChange={(side) => choose(conflict.path, side === 'theirs')}
            choices={[
              { value: 'mine', label: `${texts.mine}: ${said(conflict.mine)}` },
              { value: 'theirs', label: `${texts.theirs}: ${said(conflict.theirs)}` },
            ]}
          />
        ))}
        <div>
          <Button onClick={settle}>{texts.choose}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A value as people read it. */
function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return texts.items(value.length);
  if (typeof value === 'number') return Number.isInteger(value) ? formatInteger(value) : String(value);
  return typeof value === 'string' ? value : texts.items(Object.keys(value).length);
}
