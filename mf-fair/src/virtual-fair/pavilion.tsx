import { fairRegionLabels } from '@umbral/domain/vocabulary/labels.ts';
import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { Fragment } from 'react';
import { linesOf, planOf, type Spot } from '../model/pavilion-plan.ts';
import type { Stand } from '../programme/programme-data.ts';
import { pavilionTexts as texts } from '../texts/pavilion-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import css from './pavilion.module.css';
import { useWalkingKeys } from './use-walking-keys.ts';

interface PavilionProps {
  readonly stands: readonly Stand[];
  readonly region: FairRegion;
  readonly hrefOf: (stand: Stand) => string;
  /** Whether the page has an agenda, and the desk of the banks, for the plan to lead to. */
  readonly hasAgenda: boolean;
  readonly hasDesk: boolean;
  /** Whether something happens in the hall just now. */
  readonly isLive: boolean;
  /** Stands of the visitor's walk by their slugs; none until the device was asked. */
  readonly walk: readonly string[];
}

interface Place {
  readonly key: string;
  readonly spot: Spot;
  readonly href: string;
  readonly label: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly className?: string;
  readonly hasBenefit?: boolean;
}

/** The pavilion as a plan: every place is a link, arrows lead from one to the next, and the list below says the same. */
export function Pavilion(props: PavilionProps) {
  const { stands, region } = props;
  const plan = planOf(stands.length);
  const places = [...hallsOf(plan, props), ...stands.map((stand, index) => placeOf(stand, plan.stands[index], props))];
  const keys = useWalkingKeys(places.map(({ spot }) => spot));
  return (
    <div className={css.pavilion}>
      <p className={css.help}>
        {texts.help} <Anchor href="#lista-de-estands">{texts.toList}</Anchor>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        className={css.plan}
        role="group"
        aria-label={texts.label}
        onKeyDown={keys.onKeyDown}
      >
        <rect x="2" y="2" width={plan.width - 4} height={plan.height - 4} className={css.walls} aria-hidden />
        <text x={plan.width / 2} y={plan.height - 22} className={css.entrance} aria-hidden>
          {texts.entrance}
        </text>
        {places.map((place, index) => (
          <PlaceLink key={place.key} place={place} {...keys.of(index)} />
        ))}
      </svg>
      <ul className={css.legend}>
        <li className={css.ofBenefit}>{texts.legend.benefit}</li>
        <li className={css.ofWalk}>{texts.legend.walk}</li>
        {region !== 'home' && <li className={css.ofAway}>{texts.legend.away(fairRegionLabels[region])}</li>}
      </ul>
    </div>
  );
}

function hallsOf({ hall, desk }: ReturnType<typeof planOf>, { hasAgenda, hasDesk, isLive }: PavilionProps): Place[] {
  const agendaPlace: Place = {
    key: 'hall',
    spot: hall,
    href: '#agenda',
    label: isLive ? texts.liveHallLabel : texts.hallLabel,
    title: texts.hall,
    words: isLive ? [texts.live] : [],
    className: isLive ? css.live : css.hall,
  };
  const deskPlace: Place = {
    key: 'desk',
    spot: desk,
    href: '#bancos',
    label: texts.deskLabel,
    title: texts.desk,
    words: [],
    className: css.hall,
  };
  return [...(hasAgenda ? [agendaPlace] : []), ...(hasDesk ? [deskPlace] : [])];
}

function placeOf(stand: Stand, spot: Spot = { x: 0, y: 0, width: 0, height: 0 }, props: PavilionProps): Place {
  const { number, builder, projects, benefits, regions, slug } = stand;
  const { region, hrefOf, walk } = props;
  const isAway = region !== 'home' && !regions.some((one) => one === region);
  const label = texts.stand(number, builder, fairTexts.fair.projects(projects), benefits.length);
  return {
    key: slug,
    spot,
    href: hrefOf(stand),
    label: isAway ? texts.away(label, fairRegionLabels[region]) : label,
    title: String(number),
    words: linesOf(builder),
    className: classNames(isAway && css.away, walk.includes(slug) && css.inWalk),
    hasBenefit: benefits.length > 0,
  };
}

interface PlaceLinkProps extends ReturnType<ReturnType<typeof useWalkingKeys>['of']> {
  readonly place: Place;
}

const lineHeight = 14;

function PlaceLink({ place, ...keys }: PlaceLinkProps) {
  const { spot, href, label, title, words, className, hasBenefit } = place;
  const middle = spot.x + spot.width / 2;
  const isHall = spot.width > spot.height + 1;
  const titleY = isHall ? spot.y + spot.height / 2 + 6 : spot.y + 34;
  return (
    <Anchor {...keys} href={href} aria-label={label} className={classNames(css.place, className)}>
      <rect x={spot.x} y={spot.y} width={spot.width} height={spot.height} rx="4" className={css.spot} />
      {hasBenefit && <path d={`M${spot.x + spot.width - 22} ${spot.y}h22v22z`} className={css.corner} />}
      <text x={middle} y={titleY} className={isHall ? css.hallName : css.number}>
        {title}
      </text>
      {words.map((word, index) => (
        // The space keeps lines apart for whoever reads them, or speaks the link's name.
        <Fragment key={word}>
          {' '}
          <text x={middle} y={titleY + 20 + index * lineHeight} className={css.word}>
            {word}
          </text>
        </Fragment>
      ))}
    </Anchor>
  );
}
