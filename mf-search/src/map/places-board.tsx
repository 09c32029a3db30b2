import { useId, useMemo, useRef, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { drawTop } from './draw-scene.ts';
import { siteAt } from './draw-sites.ts';
import { defaultView, viewOfSites } from './first-view.ts';
import { mapActions } from './map-actions.ts';
import css from './map-board.module.css';
import { MapCredits } from './map-credits.tsx';
import { mapKeys } from './map-keys.ts';
import { MapPills } from './map-pills.tsx';
import type { PlacesProps } from './map-place.ts';
import planeCss from './map-plane.module.css';
import { MapScale, type ScaleLine } from './map-scale.tsx';
import { MapTools } from './map-tools.tsx';
import { createPinBoard } from './pin-board.ts';
import { PlaceCard } from './place-card.tsx';
import { sitesOf } from './sites.ts';
import { useChoice } from './use-choice.ts';
import { useGround } from './use-ground.ts';
import { type MapRest, useInSight } from './use-in-sight.ts';
import { useMap } from './use-map.ts';
import { pointOf } from './use-sketch.ts';

const reach = 12;

/** The map of given places: dots, prices over them, and a card with the way to the page of each. */
export function PlacesBoard({ label, places }: PlacesProps) {
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const scale = useRef<ScaleLine>(null);
  const helpId = useId();
  const pins = useMemo(createPinBoard, []);
  const siteSet = useMemo(() => siteSetOf(places), [places]);
  const [rest, setRest] = useState<MapRest>();
  const [pointed, setPointed] = useState<number>();
  const { pills, priced } = useInSight(siteSet, true, rest);
  const choice = useChoice(siteSet, undefined);
  const rings = [pointed, choice.site].filter((site) => site !== undefined);
  const top = { siteSet, areas: [], reach: undefined, sketch: undefined, rings };
  const engine = useMap({
    host,
    paper,
    firstView: (size) => viewOfSites(siteSet, size) ?? defaultView(size),
    ground: useGround(siteSet, priced, () => engine()),
    over: rings.length > 0 ? (frame) => drawTop(frame, top) : undefined,
    onFrame: (view, size) => {
      pins.place(view);
      scale.current?.show(view, size);
    },
    onRest: (view, size) => setRest({ view, size }),
    isKept: () => false,
  });
  const { openPill, fit, closeCard } = mapActions({ host, engine, siteSet, choice });
  const chosen = places.find(({ id }) => id === choice.project);
  return (
    <section className={css.board} aria-label={label}>
      <p id={helpId} className="visually-hidden">
        {texts.help}
      </p>
      <div
        ref={host}
        data-map
        className={planeCss.plane}
        role="application"
        aria-roledescription={texts.boardRole}
        aria-label={texts.board}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the map
        tabIndex={0}
        onKeyDown={(event) => mapKeys(event, { engine: engine(), leave: () => choice.choose(undefined, false) })}
        onClick={(event) => {
          const map = engine();
          if (!map || event.target !== event.currentTarget) return;
          const site = siteAt(siteSet, map.view(), pointOf(event), reach);
          choice.choose(site < 0 ? undefined : site, false);
        }}
      >
        <div ref={paper} className={planeCss.paper} />
        <div ref={pins.hold} className={planeCss.pins}>
          <MapPills
            pills={pills}
            siteSet={siteSet}
            pins={pins}
            pointed={pointed}
            chosen={choice.site}
            onPoint={setPointed}
            onChoose={openPill}
            onLeave={() => host.current?.focus()}
          />
        </div>
      </div>
      <MapScale of={scale} />
      <MapCredits />
      <MapTools engine={engine} onFit={fit} />
      {chosen && <PlaceCard key={chosen.id} place={chosen} takesFocus={choice.isByKey} onClose={closeCard} />}
    </section>
  );
}

/** Each place is a site of its own, with as many homes as it has. */
function siteSetOf(places: PlacesProps['places']) {
  return sitesOf(
    places.flatMap(({ id, lat, lng, price, where, homes }) =>
      Array.from({ length: Math.max(1, homes) }, () => ({
        id,
        project: id,
        lat,
        lng,
        price,
        city: '',
        zone: where,
        neighbourhood: '',
      })),
    ),
  );
}
