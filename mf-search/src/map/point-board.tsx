import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { pinIcon } from '@umbral/kit/media/icons.ts';
import { useOwnPlaces } from '@umbral/kit/own-places/use-own-places.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { mapTexts } from '../texts/map-texts.ts';
import { pointMapTexts as texts } from '../texts/point-map-texts.ts';
import boardCss from './map-board.module.css';
import { MapCredits } from './map-credits.tsx';
import { mapKeys } from './map-keys.ts';
import planeCss from './map-plane.module.css';
import { MapScale, type ScaleLine } from './map-scale.tsx';
import { MapTools } from './map-tools.tsx';
import { centreOf, toPlace, toWorld, worldAt } from './map-view.ts';
import { createPinBoard, type PinBoard } from './pin-board.ts';
import css from './point-board.module.css';
import { viewOfPoint } from './point-view.ts';
import { noSites } from './sites.ts';
import { useGround } from './use-ground.ts';
import { useMap } from './use-map.ts';
import { useMarks } from './use-marks.ts';
import { pointOf } from './use-sketch.ts';

interface PointBoardProps {
  /** Where it begins (`point-view.ts`). */
  readonly around: string;
  /** Who asks for the mark (`use-marks.ts`). */
  readonly asker?: string;
}

const noPrices: readonly number[] = [];

/** A map to mark a place on: by a press, or by moving the place under the cross in its middle and a button or a key. */
export function PointBoard({ around, asker }: PointBoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const scale = useRef<ScaleLine>(null);
  const helpId = useId();
  const pins = useMemo(createPinBoard, []);
  const kept = useOwnPlaces();
  const { mark, setMark, undo } = useMarks(asker);
  const engine = useMap({
    host,
    paper,
    firstView: (size) => viewOfPoint(around, kept, size),
    ground: useGround(noSites, noPrices, () => engine()),
    over: undefined,
    onFrame: (view, size) => {
      pins.place(view);
      scale.current?.show(view, size);
    },
    onRest: () => undefined,
    isKept: () => false,
  });
  const markMiddle = () => {
    const map = engine();
    if (map) setMark(centreOf(map.view(), map.size()));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isMark = (event.key === ' ' || event.key === 'Enter') && event.target === event.currentTarget;
    if (!isMark) return mapKeys(event, { engine: engine() });
    event.preventDefault();
    markMiddle();
  };
  // The button goes with the last mark: the focus stays at the map.
  const takeBack = () => {
    undo();
    host.current?.focus({ preventScroll: true });
  };
  return (
    <section className={css.board} aria-label={texts.label}>
      <p id={helpId} className="visually-hidden">
        {texts.help}
      </p>
      <div className={boardCss.board}>
        <div
          ref={host}
          data-map
          data-drawing
          className={planeCss.plane}
          role="application"
          aria-roledescription={mapTexts.boardRole}
          aria-label={mapTexts.board}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the map
          tabIndex={0}
          onKeyDown={press}
          onClick={(event) => {
            const map = engine();
            if (map && event.target === event.currentTarget) setMark(toPlace(worldAt(map.view(), pointOf(event))));
          }}
        >
          <div ref={paper} className={planeCss.paper} />
          <div ref={pins.hold} className={planeCss.pins}>
            {kept.map((place) => (
              <Pinned key={place.name} at={place} pins={pins} className={css.kept}>
                {place.name}
              </Pinned>
            ))}
            {mark && (
              <Pinned at={mark} pins={pins} className={css.mark}>
                <Icon of={pinIcon} />
              </Pinned>
            )}
          </div>
          <span className={planeCss.cross} aria-hidden />
        </div>
        <MapScale of={scale} />
        <MapCredits />
        <MapTools engine={engine} />
      </div>
      <div className={css.bar}>
        <p role="status" className={css.status}>
          {mark ? texts.marked : texts.hint}
        </p>
        <Button size="s" look="secondary" icon={pinIcon} onClick={markMiddle}>
          {texts.markHere}
        </Button>
        {mark && (
          <Button size="s" look="ghost" onClick={takeBack}>
            {texts.undo}
          </Button>
        )}
      </div>
    </section>
  );
}

interface PinnedProps {
  readonly at: MapPoint;
  readonly pins: PinBoard;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Something that stays over its place while the map moves. */
function Pinned({ at: { lat, lng }, pins, className, children }: PinnedProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (place.current ? pins.pin(place.current, toWorld({ lat, lng })) : undefined), [pins, lat, lng]);
  return (
    <span ref={place} className={css.pinned}>
      <span className={className}>{children}</span>
    </span>
  );
}
