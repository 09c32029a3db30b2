import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon } from '@umbral/kit/media/icons.ts';
import { audienceTexts as texts } from '../texts/audience-texts.ts';
import css from './audience.module.css';
import { audienceCrumbs } from './audience-data.ts';
import { OwnAnswers } from './own-answers.tsx';

/** What the portal asks of a purchase and why; each person answers, changes and erases it here [R006, B107]. */
export function AudiencePage() {
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={audienceCrumbs} />
      <div className={css.head}>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        <CotaRule />
      </div>
      <section aria-labelledby="audience-why" className={css.part}>
        <SectionHeading id="audience-why">{texts.whyTitle}</SectionHeading>
        <ul className={css.why}>
          {texts.why.map((reason) => (
            <li key={reason} className={css.reason}>
              <Icon of={checkIcon} />
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <OwnAnswers />
    </Container>
  );
}
