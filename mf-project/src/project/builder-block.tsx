import { formatCount } from '@umbral/domain/format/format.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { ProjectBuilder } from '../model/project-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { builderTexts } from '../texts/builder-texts.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { BuilderLogo } from '../ui/builder-logo.tsx';
import { Stars } from '../ui/stars.tsx';
import css from './builder-block.module.css';

/** Who builds it, what buyers think of them, and the way to all they build. */
export function BuilderBlock({ builder }: { readonly builder: ProjectBuilder }) {
  const { one, many } = builderTexts.projects;
  return (
    <section id={sectionIds.builder}>
      <SectionHeading>{texts.builderTitle}</SectionHeading>
      <div className={css.block}>
        <BuilderLogo logo={builder.logo} />
        <div className={css.words}>
          <p className={css.name}>{builder.name}</p>
          <p className={css.facts}>
            <Stars rating={builder.rating} count={builder.ratingCount} />
            {builder.projectCount !== undefined && <span>{formatCount(builder.projectCount, one, many)}</span>}
          </p>
        </div>
        <ButtonLink look="secondary" href={builder.href} data-print="no">
          {texts.seeBuilder}
        </ButtonLink>
      </div>
    </section>
  );
}
