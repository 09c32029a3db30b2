import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { surveyTexts as texts } from '../texts/survey-texts.ts';
import { PortalPart } from './portal-part.tsx';
import { ShortSurveys } from './short-surveys.tsx';
import css from './survey.module.css';
import { surveyCrumbs } from './survey-data.ts';
import type { loader } from './survey-route.ts';

/** The survey of the portal, the rating of a builder, and the short surveys [R013]; a builder that is asked about comes first. */
export function SurveyPage() {
  const { short, builder, sent } = useLoaderData<typeof loader>();
  const portal = (
    <section key="portal" aria-labelledby="survey-portal" className={css.part}>
      <SectionHeading id="survey-portal">{texts.portal}</SectionHeading>
      <PortalPart hasSent={sent === 'portal'} />
    </section>
  );
  const rating = (
    <Fragment
      key="rating"
      of="mf-account/builder-rating"
      props={builder === null ? {} : { builder }}
      className={css.rating}
    />
  );
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={surveyCrumbs} />
      <div className={css.head}>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        <CotaRule />
      </div>
      <div className={css.parts}>
        <div className={css.main}>{builder === null ? [portal, rating] : [rating, portal]}</div>
        <section aria-labelledby="survey-short" className={css.part}>
          <SectionHeading id="survey-short" lead={texts.shortLead}>
            {texts.short}
          </SectionHeading>
          <ShortSurveys surveys={short} sent={sent} />
        </section>
      </div>
    </Container>
  );
}
