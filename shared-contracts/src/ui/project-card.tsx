import type { ReactNode } from 'react';
import { formatMoney, formatMoneyRange, truncate } from '../domain/format.ts';
import { Anchor } from './anchor.tsx';
import { Carousel } from './carousel.tsx';
import { CategoryTag } from './category-tag.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { buildingIcon, editIcon, externalIcon, pinIcon, tour360Icon } from './icons.ts';
import { onDensePhone } from './photo-sizes.ts';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import css from './project-card.module.css';
import type { ProjectCardModel } from './project-card-model.ts';
import { ProjectFacts } from './project-facts.tsx';
import { StatusChip } from './status-chip.tsx';
import { TitleBlock } from './title-block.tsx';
import { uiTexts } from './ui-texts.ts';

const imagesOnCard = 3;
const benefitLength = 30;
const cardSizes = `${onDensePhone}, (min-width: 1200px) 360px, (min-width: 768px) 46vw, 92vw`;

interface ProjectCardProps {
  readonly project: ProjectCardModel;
  /** Favourite and compare buttons: floating icon buttons over the photo. */
  readonly actions?: ReactNode;
  /** Only for administrators. */
  readonly editHref?: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** Of the first photo: `high` for the first card of a first view, `eager` for the others in sight. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** The `sizes` of its photos where the card is not a cell of the listing. */
  readonly sizes?: string;
}

/** A project or plant in a list: one stretched link, with its own buttons above it [B045, B046, B108]. */
export function ProjectCard({ project, actions, editHref, headingLevel = 3, priority, sizes }: ProjectCardProps) {
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
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        <div className={css.body}>
          <CardPrice project={project} />
          <div className={css.name}>
            <Heading className={css.title}>
              <Anchor href={project.href} className={css.link}>
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
          <p className={css.links}>
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
          </p>
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

function CardPhotos({
  project,
  priority,
  sizes = cardSizes,
}: Pick<ProjectCardProps, 'project' | 'priority' | 'sizes'>) {
  const images = project.images.slice(0, imagesOnCard);
  if (images.length === 0) {
    return (
      <div className={css.noPhoto}>
        <Icon of={buildingIcon} size="l" />
      </div>
    );
  }
  return (
    <Carousel label={uiTexts.images(project.title)} className={css.photos}>
      {images.map((image, index) => (
        <Anchor key={image.src} href={project.href} tabIndex={-1} aria-hidden className={css.photo}>
          <Picture image={{ ...image, alt: '' }} sizes={sizes} priority={index === 0 ? priority : 'lazy'} />
          {image.isRender && <span className={css.render}>{uiTexts.representativeImage}</span>}
        </Anchor>
      ))}
    </Carousel>
  );
}

function CardPrice({ project: { price, zonePrices, monthlyFee } }: Pick<ProjectCardProps, 'project'>) {
  return (
    <p className={css.price}>
      <Price money={price} />
      <span className={classNames(css.fee, 'num')}>
        {price && monthlyFee && `${uiTexts.approximateFee} ${formatMoney(monthlyFee)}`}
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
