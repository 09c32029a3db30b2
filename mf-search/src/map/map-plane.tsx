import { type PointerEvent, type RefObject, useId, useRef } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { AreaHandles } from './area-handles.tsx';
import { siteAt } from './draw-sites.ts';
import type { MapEngine } from './map-engine.ts';
import { mapKeys } from './map-keys.ts';
import { MapPills } from './map-pills.tsx';
import css from './map-plane.module.css';
import type { Pill } from './pill-layout.ts';
import type { PinBoard } from './pin-board.ts';
import type { SiteSet } from './sites.ts';
import type { Choice } from './use-choice.ts';
import type { Drawing } from './use-drawing.ts';
import { pointOf } from './use-sketch.ts';

interface MapPlaneProps {
  readonly host: RefObject<HTMLDivElement | null>;
  /** Where the canvases go. */
  readonly paper: RefObject<HTMLDivElement | null>;
  readonly pins: PinBoard;
  readonly engine: () => MapEngine | undefined;
  readonly siteSet: SiteSet;
  readonly pills: readonly Pill[];
  readonly pointed: number | undefined;
  readonly choice: Choice;
  readonly drawing: Drawing;
  readonly onPoint: (site: number | undefined) => void;
  readonly onPill: (pill: Pill, isByKey: boolean) => void;
  /** Gives the focus to what follows the map. */
  readonly onLeave: () => void;
}

/** Pixels around a pointer in which a dot counts as meant. */
const reach = { mouse: 9, other: 18 } as const;

/** What is grabbed: the map itself with its dots, the prices and the points of an area over it. */
export function MapPlane(props: MapPlaneProps) {
  const { host, paper, pins, engine, siteSet, pills, pointed, choice, drawing, onPoint, onPill, onLeave } = props;
  const helpId = useId();
  const pressed = useRef<number>(undefined);
  const { sketch, editedArea } = drawing;
  const isDrawing = sketch.sketch !== undefined;
  const siteUnder = (event: PointerEvent<HTMLElement>) => {
    const map = engine();
    if (!map || isDrawing || event.target !== event.currentTarget) return undefined;
    const meant = event.pointerType === 'mouse' ? reach.mouse : reach.other;
    const site = siteAt(siteSet, map.view(), pointOf(event), meant);
    return site < 0 ? undefined : site;
  };
  return (
    <>
      <p id={helpId} className="visually-hidden">
        {texts.help}
      </p>
      <div
        ref={host}
        data-map
        data-drawing={isDrawing || undefined}
        data-over-site={(pointed !== undefined && !isDrawing) || undefined}
        className={css.plane}
        role="application"
        aria-roledescription={texts.boardRole}
        aria-label={texts.board}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the map
        tabIndex={0}
        onKeyDown={(event) => mapKeys(event, { engine: engine(), sketch, leave: onLeave })}
        onPointerDown={(event) => {
          pressed.current = siteUnder(event);
          sketch.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          sketch.onPointerMove(event);
          if (event.buttons === 0 && event.target === event.currentTarget) onPoint(siteUnder(event));
        }}
        onPointerUp={sketch.onPointerUp}
        onPointerLeave={() => onPoint(undefined)}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget && !isDrawing && !editedArea) choice.choose(pressed.current, false);
        }}
      >
        <div ref={paper} className={css.paper} />
        {isDrawing && <span className={css.cross} aria-hidden />}
        <div ref={pins.hold} className={css.pins}>
          <MapPills
            pills={pills}
            siteSet={siteSet}
            pins={pins}
            pointed={pointed}
            chosen={choice.site}
            onPoint={onPoint}
            onChoose={onPill}
            onLeave={() => host.current?.focus()}
          />
          {editedArea && (
            <AreaHandles
              area={editedArea}
              pins={pins}
              engine={engine}
              onPreview={drawing.preview}
              onChange={drawing.settle}
            />
          )}
        </div>
      </div>
    </>
  );
}
