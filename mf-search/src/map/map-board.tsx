import { type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useNavigate } from 'shared-contracts/router/router.ts';
import type { DrawnArea, SearchState } from 'shared-contracts/routes/search-state.ts';
import { refine } from 'shared-contracts/routes/search-url.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { AreaHandles } from './area-handles.tsx';
import { AreaPanel } from './area-panel.tsx';
import { baseLabels, labelsOfSites } from './draw-labels.ts';
import { drawScene } from './draw-scene.ts';
import { siteAt } from './draw-sites.ts';
import { firstView, namedView, viewOfSites } from './first-view.ts';
import { MapBar } from './map-bar.tsx';
import css from './map-board.module.css';
import { MapCard } from './map-card.tsx';
import { mapKeys } from './map-keys.ts';
import { readMapMemory } from './map-memory.ts';
import { MapPills } from './map-pills.tsx';
import { MapScale, type ScaleLine } from './map-scale.tsx';
import { MapTools } from './map-tools.tsx';
import { boxAround, boxOf, isInBox, type MapView, type Size, viewOfBox } from './map-view.ts';
import { layOutPills, type Pill } from './pill-layout.ts';
import { createPinBoard } from './pin-board.ts';
import { useAreas } from './use-areas.ts';
import { useFollow } from './use-follow.ts';
import { useListedSite, useMarkedCards } from './use-list-sync.ts';
import { useMap } from './use-map.ts';
import { useMapMemory } from './use-map-memory.ts';
import { useSites } from './use-sites.ts';
import { pointOf, useSketch } from './use-sketch.ts';

export interface MapBoardProps {
  readonly state: SearchState;
  /** The address of the same page for another search. */
  readonly hrefOf: (state: SearchState) => string;
  /** Gives the focus to what follows the map. */
  readonly onLeave: () => void;
}

/** Pixels around a pointer in which a dot counts as meant. */
const reach = { mouse: 9, other: 18 } as const;
const clusterMargin = 90;

/** The map of a listing: every home a dot, prices over them, areas, and the list that follows. */
export function MapBoard({ state, hrefOf, onLeave }: MapBoardProps) {
  const helpId = useId();
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = useRef<ScaleLine>(null);
  const pins = useMemo(createPinBoard, []);
  const navigate = useNavigate();
  const { siteSet, search, hasFailed, retry } = useSites(state);
  const labels = useMemo(() => [...baseLabels, ...labelsOfSites(siteSet.sites)], [siteSet]);
  const [rest, setRest] = useState<{ readonly view: MapView; readonly size: Size }>();
  const [pointed, setPointed] = useState<number>();
  const [memory] = useState(readMapMemory);
  const [project, setProject] = useState(memory?.project);
  const [isByKey, setByKey] = useState(false);
  const [isDrawOpen, setDrawOpen] = useState(false);
  const [edited, setEdited] = useState<number>();
  const [preview, setPreview] = useState<DrawnArea>();

  const goTo = (change: Partial<SearchState>, replace: boolean) =>
    void navigate(hrefOf(refine(state, change)), { replace, preventScrollReset: true });
  const tools = useAreas(state.areas, (areas) => {
    setPreview(undefined);
    goTo({ areas, box: areas.length > 0 ? undefined : state.box }, false);
  });
  const editedArea = edited === undefined ? undefined : state.areas[edited];
  const areas = preview && edited !== undefined && editedArea ? state.areas.with(edited, preview) : state.areas;
  const sketch = useSketch(() => engine(), tools.add);
  const chosen = useMemo(() => siteOf(siteSet.sites, project), [siteSet, project]);
  const pills = useMemo(() => (rest ? layOutPills(siteSet, rest.view, rest.size) : []), [siteSet, rest]);
  const priced = useMemo(() => pills.flatMap(({ sites }) => sites[0] ?? []), [pills]);
  const rings = [pointed, chosen].filter((site) => site !== undefined);

  const { mapTiles } = useRemote().environment;
  const tiles = mapTiles && { url: mapTiles.url, onTile: () => engine()?.refresh() };
  const engine = useMap({
    host,
    canvas,
    firstView: (size) => firstView(state, memory, size),
    draw: (frame) => drawScene(frame, { siteSet, labels, areas, sketch: sketch.sketch, priced, rings, tiles }),
    onFrame: (view) => {
      pins.place(view);
      scale.current?.show(view, engine()?.size() ?? { width: 0, height: 0 });
    },
    onRest: (view, size, isByHand) => {
      setRest({ view, size });
      if (isByHand) follow.moved();
      keep();
    },
    isKept: ({ type, target }) =>
      (sketch.sketch !== undefined && type !== 'wheel') ||
      (target instanceof Element && target.closest('[data-handle]') !== null),
  });
  const keep = useMapMemory(engine, project, (recalled) => setProject(recalled.project));
  const inSightBox = () => {
    const map = engine();
    return map && boxOf(map.view(), map.size());
  };
  const follow = useFollow(state.box !== undefined, inSightBox, (box) => goTo({ box }, true));

  const fitted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is fitted once for each search
  useEffect(() => {
    const map = engine();
    if (!map || search === undefined || fitted.current === search) return;
    const isNamed = memory !== undefined || namedView(state, map.size()) !== undefined;
    const isKept = fitted.current === undefined ? isNamed : state.box !== undefined;
    fitted.current = search;
    const view = isKept ? undefined : viewOfSites(siteSet, map.size());
    if (view) map.moveTo(view);
  }, [search]);

  const inSight = useMemo(() => {
    if (!rest || search === undefined) return undefined;
    const box = boxOf(rest.view, rest.size);
    return siteSet.sites.reduce((sum, site) => (isInBox(box, site) ? sum + site.homes.length : sum), 0);
  }, [siteSet, rest, search]);
  useListedSite(siteSet, setPointed);
  useMarkedCards(siteSet.sites[pointed ?? chosen ?? -1]?.homes);

  const choose = (site: number | undefined, byKey: boolean) => {
    setByKey(byKey);
    setProject(site === undefined ? undefined : siteSet.sites[site]?.project);
  };
  const openPill = ({ sites }: Pill, byKey: boolean) => {
    const map = engine();
    const box = boxAround(sites.flatMap((site) => siteSet.sites[site] ?? []));
    const isSpot = !box || box.north - box.south + box.east - box.west < 1e-5;
    if (isSpot || !map) choose(sites[0], byKey);
    else map.moveTo(viewOfBox(box, map.size(), clusterMargin));
  };
  const siteUnder = (event: PointerEvent<HTMLElement>) => {
    const map = engine();
    const isCanvas = event.target === canvas.current && !sketch.sketch;
    const site =
      map && isCanvas
        ? siteAt(siteSet, map.view(), pointOf(event), event.pointerType === 'mouse' ? reach.mouse : reach.other)
        : -1;
    return site < 0 ? undefined : site;
  };
  const pressed = useRef<number>(undefined);
  const drawArea = (kind: DrawnArea['kind']) => {
    setEdited(undefined);
    sketch.start(kind);
    host.current?.focus();
  };
  const closeCard = () => {
    setProject(undefined);
    if (isByKey) host.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };

  return (
    <section className={css.board} aria-label={texts.region}>
      <p id={helpId} className="visually-hidden">
        {texts.help}
      </p>
      <div
        ref={host}
        data-map
        data-drawing={sketch.sketch ? true : undefined}
        data-over-site={pointed !== undefined && !sketch.sketch ? true : undefined}
        className={css.host}
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
          if (event.buttons === 0 && event.target === canvas.current) setPointed(siteUnder(event));
        }}
        onPointerUp={sketch.onPointerUp}
        onPointerLeave={() => setPointed(undefined)}
        onClick={({ target }) => {
          if (target === canvas.current && !sketch.sketch && !editedArea) choose(pressed.current, false);
        }}
      >
        <canvas ref={canvas} className={css.canvas} />
        <MapPills
          pills={pills}
          siteSet={siteSet}
          pins={pins}
          pointed={pointed}
          chosen={chosen}
          onPoint={setPointed}
          onChoose={openPill}
          onLeave={() => host.current?.focus()}
        />
        {editedArea && (
          <AreaHandles
            area={editedArea}
            pins={pins}
            engine={engine}
            onPreview={setPreview}
            onChange={(area) => edited !== undefined && tools.replace(edited, area)}
          />
        )}
      </div>
      <MapScale of={scale} />
      {mapTiles && <p className={css.credit}>{mapTiles.credit}</p>}
      <MapBar
        inSight={inSight}
        total={siteSet.homes}
        hasAreas={state.areas.length > 0}
        isFollowing={follow.isOn}
        hasMoved={follow.hasMoved}
        onFollow={follow.turn}
        onSearchHere={follow.searchHere}
      />
      <MapTools
        engine={engine}
        isDrawOpen={isDrawOpen}
        onDraw={() => {
          setEdited(undefined);
          setDrawOpen(!isDrawOpen);
        }}
        onFit={() => {
          const map = engine();
          const view = map && viewOfSites(siteSet, map.size());
          if (view) map.moveTo(view);
        }}
      />
      {isDrawOpen && (
        <AreaPanel
          state={state}
          tools={tools}
          sketch={sketch}
          edited={edited}
          onEdit={setEdited}
          onDraw={drawArea}
          onClose={() => {
            setEdited(undefined);
            sketch.cancel();
            setDrawOpen(false);
          }}
        />
      )}
      {project !== undefined && !isDrawOpen && (
        <MapCard key={project} state={state} project={project} takesFocus={isByKey} onClose={closeCard} />
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

function siteOf(sites: readonly { readonly project: number }[], project: number | undefined): number | undefined {
  const index = sites.findIndex((site) => site.project === project);
  return index < 0 ? undefined : index;
}
