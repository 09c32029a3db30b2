import { Button } from '@umbral/kit/actions/button.tsx';
import { locateIcon, searchIcon } from '@umbral/kit/media/icons.ts';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './map-bar.module.css';

interface MapBarProps {
  /** Projects in sight, once they are known. */
  readonly inSight: number | undefined;
  readonly total: number;
  readonly hasAreas: boolean;
  readonly isFollowing: boolean;
  readonly hasMoved: boolean;
  readonly onFollow: (isOn: boolean) => void;
  readonly onSearchHere: () => void;
  /** Shows all results. */
  readonly onFit: () => void;
}

/** How many projects are in sight, and whether the list follows the map. */
export function MapBar(props: MapBarProps) {
  const { inSight, total, hasAreas, isFollowing, hasMoved, onFollow, onSearchHere, onFit } = props;
  return (
    <div className={css.bar}>
      <output className={css.sight} aria-live="polite">
        {inSight === undefined ? texts.loading : sightText(inSight, total)}
      </output>
      {inSight === 0 && total > 0 && (
        <Button size="s" icon={locateIcon} className={css.here} onClick={onFit}>
          {texts.fitHere}
        </Button>
      )}
      {hasAreas ? (
        <span className={css.note}>{texts.areasWin}</span>
      ) : (
        <label className={css.follow}>
          <input type="checkbox" checked={isFollowing} onChange={({ target }) => onFollow(target.checked)} />
          {texts.follow}
        </label>
      )}
      {!hasAreas && !isFollowing && hasMoved && (
        <Button size="s" icon={searchIcon} className={css.here} onClick={onSearchHere}>
          {texts.searchHere}
        </Button>
      )}
    </div>
  );
}

function sightText(inSight: number, total: number): string {
  if (inSight === 0) return texts.noneInSight;
  return inSight < total ? texts.inSightOf(inSight, total) : texts.inSight(inSight);
}
