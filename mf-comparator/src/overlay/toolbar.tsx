import { Button } from '@umbral/kit/actions/button.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { downloadIcon, listIcon, shareIcon } from '@umbral/kit/media/icons.ts';
import { Menu, MenuButton } from '@umbral/kit/overlays/menu.tsx';
import { useState } from 'react';
import { useSave } from '../saving/use-save.ts';
import type { SelectionChanges } from '../selection/use-selection.ts';
import { usePassingOn } from '../sharing/use-passing-on.ts';
import type { ComparedColumn } from '../table/compared-column.ts';
import { RowsPanel } from '../table/rows-panel.tsx';
import type { Table } from '../table/use-table.ts';
import { texts } from '../texts.ts';
import css from './comparison.module.css';

interface ToolbarProps {
  readonly ids: readonly number[];
  readonly columns: readonly ComparedColumn[];
  /** Whether every one of `ids` was answered for. */
  readonly isWhole: boolean;
  readonly table: Table;
  readonly changes?: SelectionChanges;
  readonly onClose: () => void;
}

/** What can be done with a comparison. */
export function Toolbar({ ids, columns, isWhole, table, changes, onClose }: ToolbarProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { view, setView } = table;
  const { share, download } = usePassingOn(columns, table);
  return (
    <div className={css.tools}>
      <Toggle
        className={css.differences}
        label={texts.tools.onlyDifferences}
        checked={view.onlyDifferences}
        onChange={(event) => setView({ ...view, onlyDifferences: event.currentTarget.checked })}
      />
      {changes && <SaveButton ids={ids} columns={columns} isWhole={isWhole} changes={changes} onSaved={onClose} />}
      <Button size="s" look="secondary" icon={shareIcon} onClick={share}>
        {texts.tools.share}
      </Button>
      <Menu trigger={texts.tools.more} label={texts.tools.moreLabel} align="end" triggerClassName={css.more}>
        <MenuButton icon={listIcon} onClick={() => setChoosing(true)}>
          {texts.tools.rows}
        </MenuButton>
        <MenuButton icon={downloadIcon} onClick={download}>
          {texts.tools.csv}
        </MenuButton>
        <MenuButton icon={downloadIcon} onClick={() => window.print()}>
          {texts.tools.print}
        </MenuButton>
      </Menu>
      <RowsPanel isOpen={isChoosing} onClose={() => setChoosing(false)} view={view} onChange={setView} />
    </div>
  );
}

interface SaveButtonProps extends Pick<ToolbarProps, 'ids' | 'columns' | 'isWhole'> {
  readonly changes: SelectionChanges;
  readonly onSaved: () => void;
}

/** Saves what is compared, not before all of it is here: what was saved, and what is gone, leaves the selection. */
function SaveButton({ ids, columns, isWhole, changes, onSaved }: SaveButtonProps) {
  const { isSaving, save } = useSave(() => {
    changes.forget(ids);
    onSaved();
  });
  return (
    <Button size="s" isLoading={isSaving} disabled={!isWhole} onClick={() => save(columns.map(({ id }) => id))}>
      <span className={css.long}>{texts.tools.save}</span>
      <span className={css.short}>{texts.tools.saveShort}</span>
    </Button>
  );
}
