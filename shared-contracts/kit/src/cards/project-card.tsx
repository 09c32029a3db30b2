import { formatMoney, formatMoneyRange } from '@umbral/domain/format/format.ts';
import type { ReactNode } from 'react';
import { Anchor } from '../actions/anchor.tsx';
import { Icon } from '../media/icon.tsx';
import { eyeIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import { Price } from './price.tsx';
import css from './project-card.module.css';
import { CardAreas } from './project-card-areas.tsx';
import type { ProjectCardModel } from './project-card-model.ts';
import { StatusChip } from './status-chip.tsx';

interface ProjectCardProps {
  readonly project: ProjectCardModel;
  /** Its `CardPhotos`. */
  readonly photos: ReactNode;
  /** What stands below the price and the name: its `CardDetails`. */
  readonly details: ReactNode;
  /** Favourite and compare buttons: floating icon buttons over the photo. */
  readonly actions?: ReactNode;
  /** The visitor has been on its page. */
  readonly isSeen?: boolean;
  /** Shows another area of the project on the card. */
  readonly onChooseArea?: (id: number) => void;
  readonly headingLevel?: 2 | 3 | 4;
}

/** A project or plant in a list: one stretched link, with its own buttons above it [B045, B046, B108]. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, photos, details, actions, isSeen, onChooseArea, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    // The shell counts of which plants visitors had a card in view.
    <article className={classNames(css.card, !project.isActive && css.inactive)} data-impression={project.id}>
      <div className={css.sheet}>
        <div className={css.media}>
          {photos}
          <div className={css.status}>
            {project.isActive ? (
              <StatusChip status={project.status} />
            ) : (
              <StatusChip status="sold-out" label={uiTexts.unavailableProject} />
            )}
            {isSeen && (
              <span className={css.seen}>
                <Icon of={eyeIcon} size="s" />
                {uiTexts.seen}
              </span>
            )}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        <div className={css.body}>
          <div className={css.cost}>
            <CardPrice project={project} />
            {project.areas && <CardAreas {...project} areas={project.areas} onChoose={onChooseArea} />}
          </div>
          <div className={css.name}>
            <Heading className={css.title}>
              <Anchor href={project.href} className={css.link} data-main>
                {project.title}
              </Anchor>
            </Heading>
            <p className={css.builder}>{project.builderName}</p>
          </div>
        </div>
        {details}
      </div>
    </article>
  );
}

function CardPrice({
  project: { price, highestPrice, zonePrices, monthlyFee, monthlyDuring },
}: Pick<ProjectCardProps, 'project'>) {
  return (
    <p className={css.price}>
      <Price money={price} />
      <span className={classNames(css.fee, 'num')}>
        {price && highestPrice && <span>{uiTexts.upTo(formatMoney(highestPrice))}</span>}
        {price && monthlyFee && `${uiTexts.approximateFee} ${formatMoney(monthlyFee)}`}
        {price && monthlyDuring && <span>{uiTexts.feeDuringWorks(formatMoney(monthlyDuring))}</span>}
        {!price && zonePrices && uiTexts.zonePrices(formatMoneyRange(zonePrices.min, zonePrices.max))}
      </span>
    </p>
  );
}
