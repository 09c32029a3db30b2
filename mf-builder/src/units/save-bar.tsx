import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import css from './units.module.css';
import { unitsTexts as texts } from './units-texts.ts';
import type { UnitsEditing } from './use-units.ts';

/** How much is not saved yet, and the button that saves it. */
export function SaveBar({ editing, count }: { readonly editing: UnitsEditing; readonly count: string }) {
  const { unsaved, isSaving, failure, save } = editing;
  return (
    <div className={css.saving}>
      <p className={css.count}>{count}</p>
      <p role="status" className={css.status}>
        {unsaved > 0 ? texts.unsaved(unsaved) : texts.allSaved}
      </p>
      <Button onClick={() => void save()} isLoading={isSaving} disabled={unsaved === 0 && !isSaving}>
        {isSaving ? texts.saving : texts.save}
      </Button>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
