import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { editIcon, locateIcon, minusIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import type { RefObject } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import type { MapEngine } from './map-engine.ts';
import css from './map-tools.module.css';

interface MapToolsProps {
  readonly engine: () => MapEngine | undefined;
  /** Drawn areas, where the map has any. */
  readonly isDrawOpen?: boolean;
  readonly onDraw?: () => void;
  /** The button of the areas. */
  readonly drawRef?: RefObject<HTMLButtonElement | null>;
  /** Shows everything, where the map has results. */
  readonly onFit?: () => void;
}

/** Nearer, farther, all results, and the areas: what the mouse does, by buttons. */
export function MapTools({ engine, isDrawOpen, onDraw, drawRef, onFit }: MapToolsProps) {
  return (
    <div className={css.tools} role="toolbar" aria-label={texts.tools} aria-orientation="vertical">
      {onDraw && (
        <IconButton
          ref={drawRef}
          look="outlined"
          icon={editIcon}
          label={texts.drawTitle}
          isPressed={isDrawOpen}
          onClick={onDraw}
          className={css.tool}
        />
      )}
      {onFit && <IconButton look="outlined" icon={locateIcon} label={texts.fit} onClick={onFit} className={css.tool} />}
      <IconButton
        look="outlined"
        icon={plusIcon}
        label={texts.zoomIn}
        onClick={() => engine()?.zoomBy(2)}
        className={css.tool}
      />
      <IconButton
        look="outlined"
        icon={minusIcon}
        label={texts.zoomOut}
        onClick={() => engine()?.zoomBy(0.5)}
        className={css.tool}
      />
    </div>
  );
}
