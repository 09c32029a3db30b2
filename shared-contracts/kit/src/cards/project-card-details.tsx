import { truncate } from '@umbral/domain/format/format.ts';
import type { ReactNode } from 'react';
import { Anchor } from '../actions/anchor.tsx';
import { TitleBlock } from '../layout/title-block.tsx';
import { Icon } from '../media/icon.tsx';
import { editIcon, externalIcon, pinIcon, tour360Icon } from '../media/icons.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import { CategoryTag } from './category-tag.tsx';
import css from './project-card.module.css';
import type { CardParticulars } from './project-card-model.ts';
import { ProjectFacts } from './project-facts.tsx';

const benefitLength = 30;

interface CardDetailsProps {
  readonly project: CardParticulars;
  /** Lesser buttons beside "Ver Proyecto": share, hide. */
  readonly tools?: ReactNode;
  /** Only for administrators. */
  readonly editHref?: string;
}

/** The lower half of a card: facts, place, benefits, its links and the title block [B045]. */
export function CardDetails({ project, tools, editHref }: CardDetailsProps) {
  return (
    <>
      <div className={css.details}>
        <ProjectFacts {...project} />
        <p className={css.place}>
          <Icon of={pinIcon} size="s" />
          <span className={css.clip}>{[project.zone, project.city].filter(Boolean).join(', ')}</span>
        </p>
        <CardTags project={project} />
        <div className={css.links}>
          <Anchor
            href={project.projectHref ?? project.href}
            target="_blank"
            className={css.more}
            aria-label={openLabel(project.title)}
            data-project={project.projectHref ? '' : undefined}
          >
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
    </>
  );
}

const openLabel = (title: string) => `${uiTexts.seeProject} ${title} ${uiTexts.opensInNewTab}`;

function cellsOf({ code, stratum, deliveryLabel, updatedLabel }: CardParticulars) {
  return [
    { label: uiTexts.code, value: code ?? '—' },
    { label: uiTexts.stratum, value: stratum ?? '—' },
    { label: uiTexts.delivery, value: deliveryLabel ?? '—' },
    { label: uiTexts.updated, value: updatedLabel ?? '—' },
  ];
}

function CardTags({ project: { categories, benefit, has360 } }: Pick<CardDetailsProps, 'project'>) {
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
