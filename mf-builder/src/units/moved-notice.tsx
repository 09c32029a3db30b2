import type { MovedUnit } from '@umbral/domain/api/units.ts';
import { formatTime } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import css from './units.module.css';
import { unitsTexts as texts } from './units-texts.ts';
import type { UnitsEditing } from './use-units.ts';

interface MovedNoticeProps {
  readonly moved: readonly MovedUnit[];
  readonly onSettle: UnitsEditing['settle'];
}

/** Homes that somebody else changed meanwhile: each is settled on its own. */
export function MovedNotice({ moved, onSettle }: MovedNoticeProps) {
  if (moved.length === 0) return null;
  return (
    <Notice tone="warning" role="alert">
      <p>{texts.moved}</p>
      <ul className={css.moved}>
        {moved.map((unit) => (
          <li key={unit.id} className={css.movedUnit}>
            <span>
              {unit.unit
                ? texts.movedUnit(unit.name, unit.by, unit.at ? formatTime(unit.at) : '')
                : texts.goneUnit(unit.name, unit.by)}
            </span>
            <Button size="s" look="secondary" onClick={() => onSettle(unit, 'theirs')}>
              {texts.takeTheirs}
            </Button>
            <Button size="s" look="ghost" onClick={() => onSettle(unit, 'mine')}>
              {texts.keepMine}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
