import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';
import { BroadcastList } from '../ui/broadcast-list.tsx';
import { NewsGrid } from '../ui/news-grid.tsx';
import { ProgrammeCard } from '../ui/programme-card.tsx';
import slots from '../ui/slots.module.css';
import css from './tv.module.css';
import { type TvData, tvCrumbs } from './tv-data.ts';
import { TvForm } from './tv-form.tsx';
import type { loader } from './tv-route.ts';
import { TvSchedule } from './tv-schedule.tsx';

/** The home of television: what is on, the season, its times and its news [R068, B101]. */
export function TvPage() {
  const data = useLoaderData<typeof loader>();
  const { programmes, articles, schedule } = data;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={tvCrumbs} />
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <Now data={data} />
      {programmes.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
      ) : (
        <section aria-labelledby="programmes" className={css.section}>
          <SectionHeading id="programmes" lead={texts.programmesLead}>
            {texts.programmes}
          </SectionHeading>
          <CardGrid>
            {programmes.map((programme, index) => (
              <ProgrammeCard key={programme.slug} programme={programme} priority={index < 2 ? 'eager' : 'lazy'} />
            ))}
          </CardGrid>
        </section>
      )}
      <TvSchedule schedule={schedule} />
      <TvForm isSent={data.isSent} />
      {articles.length > 0 && (
        <section aria-labelledby="tv-news" className={css.section}>
          <SectionHeading id="tv-news">{texts.articles}</SectionHeading>
          <NewsGrid articles={articles} />
        </section>
      )}
      <Fragment of="mf-content/newsletter" className={slots.newsletter} />
    </Container>
  );
}

/** What is on air, and what comes next. */
function Now({ data: { onAir, next } }: { readonly data: TvData }) {
  if (!onAir && next.length === 0) return null;
  return (
    <div className={css.now}>
      {onAir && (
        <section aria-labelledby="on-air" className={css.onAir}>
          <h2 id="on-air" className={css.nowTitle}>
            {texts.onAir}
          </h2>
          <BroadcastList broadcasts={[onAir]} />
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="next" className={css.next}>
          <h2 id="next" className={css.nowTitle}>
            {texts.next}
          </h2>
          <BroadcastList broadcasts={next} look={onAir ? 'list' : 'row'} />
        </section>
      )}
    </div>
  );
}
