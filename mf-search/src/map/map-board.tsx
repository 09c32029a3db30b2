import type { DrawnArea } from '@umbral/domain/filters/filter-values.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useNavigate, useNavigation } from '@umbral/protocol/router/router.ts';
import { useMemo, useRef, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { AreaPanel } from './area-panel.tsx';
import { drawTop, isEmptyTop } from './draw-scene.ts';
import { firstView } from './first-view.ts';
import { mapActions } from './map-actions.ts';
import { MapBar } from './map-bar.tsx';
import css from './map-board.module.css';
import { MapCard } from './map-card.tsx';
import { MapCredits } from './map-credits.tsx';
import { readMapMemory } from './map-memory.ts';
import { MapPlane } from './map-plane.tsx';
import { MapScale, type ScaleLine } from './map-scale.tsx';
import { MapTools } from './map-tools.tsx';
import { boxOf } from './map-view.ts';
import { createPinBoard } from './pin-board.ts';
import { useChoice } from './use-choice.ts';
import { useDrawing } from './use-drawing.ts';
import { useFitted } from './use-fitted.ts';
import { useFollow } from './use-follow.ts';
import { useGround } from './use-ground.ts';
import { type MapRest, useInSight } from './use-in-sight.ts';
import { useListedSite, useMarkedCards } from './use-list-sync.ts';
import { useMap } from './use-map.ts';
import { useMapMemory } from './use-map-memory.ts';
import { useSites } from './use-sites.ts';

export interface MapBoardProps {
  readonly state: SearchState;
  /** The address of the same page for another search. */
  readonly hrefOf: (state: SearchState) => string;
  /** Gives the focus to what follows the map. */
  readonly onLeave: () => void;
}

/** State of the searches that the map makes itself: a newer one takes their place. */
const ofMap = { isOfMap: true } as const;

/** The map of a listing: every home a dot, prices over them, areas, and the list that follows. */
export function MapBoard({ state, hrefOf, onLeave }: MapBoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const scale = useRef<ScaleLine>(null);
  const drawTool = useRef<HTMLButtonElement>(null);
  const pins = useMemo(createPinBoard, []);
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { siteSet, search, hasFailed, retry } = useSites(state);
  const [rest, setRest] = useState<MapRest>();
  const [pointed, setPointed] = useState<number>();
  const [memory] = useState(readMapMemory);
  const { pills, priced, projects } = useInSight(siteSet, search !== undefined, rest);
  const choice = useChoice(siteSet, memory?.project);

  const goTo = (change: Partial<SearchState>, replace: boolean) =>
    void navigate(hrefOf(refine(state, change)), { replace, preventScrollReset: true, state: ofMap });
  const changeAreas = (areas: readonly DrawnArea[]) =>
    goTo({ areas, box: areas.length > 0 ? undefined : state.box }, false);
  const drawing = useDrawing(state.areas, () => engine(), changeAreas);
  const rings = [pointed, choice.site].filter((site) => site !== undefined);
  const top = { siteSet, areas: drawing.areas, reach: state.reach, sketch: drawing.sketch.sketch, rings };
  const engine = useMap({
    host,
    paper,
    firstView: (size) => firstView(state, memory, size),
    ground: useGround(siteSet, priced, () => engine()),
    over: isEmptyTop(top) ? undefined : (frame) => drawTop(frame, top),
    onFrame: (view, size) => {
      pins.place(view);
      scale.current?.show(view, size);
    },
    onRest: (view, size, isByHand) => {
      setRest({ view, size });
      if (isByHand) follow.moved();
      keep();
    },
    isKept: ({ type, target }) =>
      (top.sketch !== undefined && type !== 'wheel') ||
      (target instanceof Element && target.closest('[data-handle]') !== null),
  });
  const { keep, isRecalled } = useMapMemory(engine, {
    first: memory,
    project: choice.project,
    recall: ({ project }) => {
      choice.recall(project);
      follow.drop();
    },
  });
  const inSightBox = () => {
    const map = engine();
    return map && boxOf(map.view(), map.size());
  };
  const follow = useFollow({
    hasBox: state.box !== undefined,
    isLeaving: next !== undefined && next.state?.isOfMap !== true,
    inSight: inSightBox,
    search: (box) => goTo({ box }, true),
  });
  useFitted(engine, { state, siteSet, search, isRecalled });
  useListedSite(siteSet, setPointed);
  useMarkedCards(siteSet.sites[pointed ?? choice.site ?? -1]?.homes);

  const { openPill, fit, closeCard } = mapActions({ host, engine, siteSet, choice });
  return (
    <section className={css.board} aria-label={texts.region}>
      <MapPlane
        {...{ host, paper, pins, engine, siteSet, pills, pointed, choice, drawing, onLeave }}
        onPoint={setPointed}
        onPill={openPill}
      />
      <MapScale of={scale} />
      <MapCredits />
      <MapBar
        inSight={projects}
        total={siteSet.sites.length}
        hasAreas={state.areas.length > 0}
        isFollowing={follow.isOn}
        hasMoved={follow.hasMoved}
        onFollow={follow.turn}
        onSearchHere={follow.searchHere}
        onFit={fit}
      />
      <MapTools engine={engine} isDrawOpen={drawing.isOpen} onDraw={drawing.turn} drawRef={drawTool} onFit={fit} />
      {drawing.isOpen && (
        <AreaPanel
          state={state}
          drawing={drawing}
          toMap={() => host.current?.focus()}
          onClose={() => {
            drawing.close();
            drawTool.current?.focus();
          }}
        />
      )}
      {choice.project !== undefined && !drawing.isOpen && (
        <MapCard
          key={choice.project}
          state={state}
          project={choice.project}
          takesFocus={choice.isByKey}
          onClose={closeCard}
        />
      )}
      {hasFailed && (
        <p className={css.failed} role="alert">
          {texts.failed}
          <Button size="s" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </section>
  );
}
