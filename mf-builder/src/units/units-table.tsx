import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { SheetEditorProps } from '../sheet/sheet-editor.tsx';
import { SheetOutline } from '../sheet/sheet-outline.tsx';
import type { LatePart } from '../ui/use-part.ts';
import type { UnitRow } from './unit-rows.ts';
import { unitsTexts as texts } from './units-texts.ts';

interface UnitsTableProps extends SheetEditorProps<UnitRow> {
  readonly editor: LatePart<SheetEditorProps<UnitRow>>;
}

/** The homes as a table: to be read at once, to be edited when the code of its editor is here. */
export function UnitsTable({ editor: { Part, hasFailed, retry }, ...sheet }: UnitsTableProps) {
  if (Part) return <Part {...sheet} />;
  return (
    <>
      {hasFailed && (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button look="secondary" size="s" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.tableFailed}
        </Notice>
      )}
      <SheetOutline label={sheet.label} table={sheet.table} rows={sheet.rows} />
    </>
  );
}
