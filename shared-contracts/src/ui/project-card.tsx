import type { ReactNode } from 'react';
import { formatMoney, formatMoneyRange, truncate } from '../domain/format.ts';
import { Anchor } from './anchor.tsx';
import { CategoryTag } from './category-tag.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { editIcon, externalIcon, eyeIcon, pinIcon, tour360Icon } from './icons.ts';
import { Price } from './price.tsx';
import css from './project-card.module.css';
import { CardAreas } from './project-card-areas.tsx';
import type { ProjectCardModel } from './project-card-model.ts';
import { CardPhotos } from './project-card-photos.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { StatusChip } from './status-chip.tsx';
import { TitleBlock } from './title-block.tsx';
import { uiTexts } from './ui-texts.ts';

const benefitLength = 30;

interface ProjectCardProps {
  readonly project: ProjectCardModel;
  /** Favourite and compare buttons: floating icon buttons over the photo. */
  readonly actions?: ReactNode;
  /** Lesser buttons beside "Ver Proyecto": share, hide. */
  readonly tools?: ReactNode;
  /** Only for administrators. */
  readonly editHref?: string;
  /** The visitor has been on its page. */
  readonly isSeen?: boolean;
  /** Shows another area of the project on the card. */
  readonly onChooseArea?: (id: number) => void;
  readonly headingLevel?: 2 | 3 | 4;
  /** Of the first photo: `high` for the first card of a first view, `eager` for the others in sight. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** The `sizes` of its photos where the card is not a cell of the listing. */
  readonly sizes?: string;
}

/** A project or plant in a list: one stretched link, with its own buttons above it [B045, B046, B108]. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, actions, tools, editHref, isSeen, onChooseArea, headingLevel = 3, priority, sizes } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(css.card, !project.isActive && css.inactive)}>
      <div className={css.sheet}>
        <div className={css.media}>
          <CardPhotos project={project} priority={priority} sizes={sizes} />
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
            {project.areas && <CardAreas areas={project.areas} onChoose={onChooseArea} />}
          </div>
          <div className={css.name}>
            <Heading className={css.title}>
              <Anchor href={project.href} className={css.link} data-main>
                {project.title}
              </Anchor>
            </Heading>
            <p className={css.builder}>{project.builderName}</p>
          </div>
          <ProjectFacts {...project} />
          <p className={css.place}>
            <Icon of={pinIcon} size="s" />
            <span className={css.clip}>{[project.zone, project.city].filter(Boolean).join(', ')}</span>
          </p>
          <CardTags project={project} />
          <div className={css.links}>
            <Anchor href={project.href} target="_blank" className={css.more} aria-label={openLabel(project.title)}>
              {uiTexts.seeProject}
              <Icon of={externalIcon} size="s" />
            </Anchor>
            {editHref && (
              <Anchor href={editHref} className={css.more}>
                <Icon of={editIcon} size="s" />
                {uiTexts.edit}
              </Anchor>
            )}
            {tools && <span className={css.tools}>{tools}</span>}
          </div>
        </div>
        <TitleBlock className={css.block} cells={cellsOf(project)} />
      </div>
    </article>
  );
}

const openLabel = (title: string) => `${uiTexts.seeProject} ${title} ${uiTexts.opensInNewTab}`;

function cellsOf({ code, stratum, deliveryLabel, updatedLabel }: ProjectCardModel) {
  return [
    { label: uiTexts.code, value: code ?? '—' },
    { label: uiTexts.stratum, value: stratum ?? '—' },
    { label: uiTexts.delivery, value: deliveryLabel ?? '—' },
    { label: uiTexts.updated, value: updatedLabel ?? '—' },
  ];
}

function CardPrice({ project: { price, zonePrices, monthlyFee, monthlyDuring } }: Pick<ProjectCardProps, 'project'>) {
  return (
    <p className={css.price}>
      <Price money={price} />
      <span className={classNames(css.fee, 'num')}>
        {price && monthlyFee && `${uiTexts.approximateFee} ${formatMoney(monthlyFee)}`}
        {price && monthlyDuring && <span>{uiTexts.feeDuringWorks(formatMoney(monthlyDuring))}</span>}
        {!price && zonePrices && uiTexts.zonePrices(formatMoneyRange(zonePrices.min, zonePrices.max))}
      </span>
    </p>
  );
}

function CardTags({ project: { categories, benefit, has360 } }: Pick<ProjectCardProps, 'project'>) {
  return (
    <div className={css.tags}>
      {categories.map((category) => (
        <CategoryTag key={category} category={category} />
      ))}
      {has360 && (
        <span className={css.tour} title={uiTexts.tour360}>
          <Icon of={tour360Icon} size="s" label={uiTexts.tour360} />
        </span>
      )}
      {benefit && <span className={css.benefit}>{truncate(benefit, benefitLength)}</span>}
    </div>
  );
}
