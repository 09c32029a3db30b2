import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { abroadTexts as texts } from '../texts/abroad-texts.ts';
import { NewsGrid } from '../ui/news-grid.tsx';
import { WrittenBody } from '../ui/written-page/written-body.tsx';
import { writtenPageCrumbs } from '../ui/written-page/written-page.ts';
import css from './colombians-abroad.module.css';
import type { loader } from './colombians-abroad-route.ts';
import { CountryChoice } from './country-choice.tsx';
import { CountrySteps } from './country-steps.tsx';
import { CurrencyCalculator } from './currency-calculator.tsx';
import { GuidePart } from './guide-part.tsx';
import { VideoVisit } from './video-visit.tsx';

/** Buying from abroad as a path: country, taxes, power of attorney, money, instalment, a call by video [R008]. */
export function ColombiansAbroadPage() {
  const data = useLoaderData<typeof loader>();
  const { page } = data;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={writtenPageCrumbs(page)} />
      <div className={css.head}>
        <PageHeading lead={page.description}>{page.title}</PageHeading>
        <CotaRule />
      </div>
      <CountryChoice country={data.country} />
      <CountrySteps country={data.country} />
      <CurrencyCalculator data={data} />
      <VideoVisit data={data} />
      <GuidePart />
      {data.news && data.news.length > 0 && (
        <section aria-labelledby="noticias">
          <SectionHeading
            id="noticias"
            action={<Anchor href={routes.abroad.href({ country: 'panama' })}>{texts.newsProjects}</Anchor>}
          >
            {texts.news}
          </SectionHeading>
          <NewsGrid articles={data.news} headingLevel={3} />
        </section>
      )}
      <section aria-labelledby="mas">
        <SectionHeading id="mas">{texts.more}</SectionHeading>
        <div className={css.body}>
          <WrittenBody page={page} />
        </div>
      </section>
    </Container>
  );
}
