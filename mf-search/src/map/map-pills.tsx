import { formatInteger } from '@umbral/domain/format/format.ts';
import { spellShort } from '@umbral/domain/format/spell.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './map-pills.module.css';
import { toWorld } from './map-view.ts';
import type { Pill } from './pill-layout.ts';
import type { PinBoard } from './pin-board.ts';
import type { Site, SiteSet } from './sites.ts';

interface MapPillsProps {
  readonly pills: readonly Pill[];
  readonly siteSet: SiteSet;
  readonly pins: PinBoard;
  /** Site that is pointed at, on the map or in the list, and the one whose card is open. */
  readonly pointed: number | undefined;
  readonly chosen: number | undefined;
  readonly onPoint: (site: number | undefined) => void;
  readonly onChoose: (pill: Pill, isByKeyboard: boolean) => void;
  /** Escape: back to the map itself. */
  readonly onLeave: () => void;
}

/** The prices over their points. One stop of the tab key; the arrows go from one to the next in that direction. */
export function MapPills(props: MapPillsProps) {
  const { pills, siteSet, pins, pointed, chosen, onPoint, onChoose, onLeave } = props;
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const stop = Math.min(active, pills.length - 1);
  const summaries = useMemo(() => pills.map((pill) => summaryOf(pill, siteSet)), [pills, siteSet]);
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = nextPill(pills, siteSet, from, direction);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul ref={list} className={css.pills} aria-label={texts.prices}>
      {summaries.map((summary, index) => {
        const { pill, first } = summary;
        const has = (site: number | undefined) => site !== undefined && pill.sites.includes(site);
        return (
          <PinnedPill
            key={first ? `${first.project} ${first.lat}` : index}
            summary={summary}
            pins={pins}
            isPointed={has(pointed)}
            isChosen={has(chosen)}
            isStop={index === stop}
            onPoint={(isOn) => onPoint(isOn ? pill.sites[0] : undefined)}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => move(event, index)}
            onClick={(isByKeyboard) => onChoose(pill, isByKeyboard)}
          />
        );
      })}
    </ul>
  );
}

/** What a pill says of all its sites. */
interface PillSummary {
  readonly pill: Pill;
  /** Holds the place. */
  readonly first: Site | undefined;
  readonly homes: number;
  /** The lowest that is told, pesos. */
  readonly price: number | undefined;
}

function summaryOf(pill: Pill, { sites }: SiteSet): PillSummary {
  let homes = 0;
  let price: number | undefined;
  for (const index of pill.sites) {
    const site = sites[index];
    homes += site?.homes.length ?? 0;
    if (site?.price !== undefined && !(price !== undefined && price <= site.price)) price = site.price;
  }
  return { pill, first: sites[pill.sites[0] ?? -1], homes, price };
}

interface PinnedPillProps {
  readonly summary: PillSummary;
  readonly pins: PinBoard;
  readonly isPointed: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onPoint: (isOn: boolean) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick: (isByKeyboard: boolean) => void;
}

function PinnedPill(props: PinnedPillProps) {
  const { summary, pins, isPointed, isChosen, isStop, onPoint, onFocus, onKeyDown, onClick } = props;
  const place = useRef<HTMLLIElement>(null);
  const { pill, first, homes } = summary;
  useEffect(() => (place.current && first ? pins.pin(place.current, toWorld(first)) : undefined), [pins, first]);
  const price = usePriceText(summary.price);
  const projects = pill.sites.length;
  const isCluster = projects > 1;
  const where = first?.neighbourhood || first?.zone || '';
  return (
    <li ref={place} className={css.place} data-lifted={isPointed || isChosen || undefined}>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isCluster ? undefined : isChosen}
        className={classNames(css.pill, isCluster && css.cluster, isPointed && css.pointed, isChosen && css.chosen)}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={({ detail }) => onClick(detail === 0)}
      >
        {isCluster && (
          <>
            <span className={css.count}>{formatInteger(projects)}</span>
            <span className="visually-hidden">
              {summary.price === undefined ? texts.clusterUntold : texts.clusterFrom}
            </span>
          </>
        )}
        <span className="num">{price}</span>
        {isCluster || homes === 1 ? (
          <span className="visually-hidden">{isCluster ? texts.separate : texts.homeAt(where)}</span>
        ) : (
          <>
            <span className="visually-hidden">, </span>
            <span className={css.homes}>{formatInteger(homes)}</span>
            <span className="visually-hidden">{texts.homesAt(where)}</span>
          </>
        )}
      </button>
    </li>
  );
}

/** A price in the visitor's currency. */
function usePriceText(price: number | undefined): string {
  const currency = useCurrency();
  return price === undefined ? texts.noPrice : spellShort(price, currency);
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest pill in a direction: what lies aside counts three times as far. */
function nextPill(
  pills: readonly Pill[],
  { xs, ys }: SiteSet,
  from: number,
  [right, down]: readonly [number, number],
): number {
  const at = (pill: Pill | undefined) => ({ x: xs[pill?.sites[0] ?? 0] ?? 0, y: ys[pill?.sites[0] ?? 0] ?? 0 });
  const start = at(pills[from]);
  const ranked = pills.map((pill, index) => {
    const { x, y } = at(pill);
    const [ahead, aside] = [
      (x - start.x) * right + (y - start.y) * down,
      Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right),
    ];
    return { index, distance: ahead > 0 ? ahead + 3 * aside : Number.POSITIVE_INFINITY };
  });
  const best = ranked.reduce((found, one) => (one.distance < found.distance ? one : found), {
    index: from,
    distance: Number.POSITIVE_INFINITY,
  });
  return best.index;
}
