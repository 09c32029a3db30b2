import type { MouseEvent } from 'react';
import { Anchor } from '../actions/anchor.tsx';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './project-card-areas.module.css';
import type { CardArea } from './project-card-model.ts';
import { areaOnCard } from './type-name.ts';

interface CardAreasProps {
  readonly areas: readonly CardArea[];
  /** How many types more the project has. */
  readonly moreAreas?: number;
  /** Where all of them stand side by side. */
  readonly projectHref?: string;
  /** Shows another home on the card; without it, and without script, an area leads to its page. */
  readonly onChoose?: (id: number) => void;
}

/** The chooser of other areas in the price block [B046]. */
export function CardAreas({ areas, moreAreas, projectHref, onChoose }: CardAreasProps) {
  const choose = (event: MouseEvent, id: number) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <ul className={css.areas} aria-label={uiTexts.otherAreas}>
      {areas.map(({ id, href, areaM2, isCurrent }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of another plant they are written over, not made anew
        <li key={place}>
          <Anchor
            href={href}
            className={css.area}
            aria-current={isCurrent || undefined}
            onClick={(event) => choose(event, id)}
          >
            {areaOnCard(areaM2)}
          </Anchor>
        </li>
      ))}
      <li aria-hidden>{uiTexts.areaUnit}</li>
      {moreAreas ? (
        <li>
          {projectHref ? (
            <Anchor href={projectHref} className={css.more}>
              {uiTexts.moreTypes(moreAreas)}
            </Anchor>
          ) : (
            uiTexts.moreTypes(moreAreas)
          )}
        </li>
      ) : null}
    </ul>
  );
}
