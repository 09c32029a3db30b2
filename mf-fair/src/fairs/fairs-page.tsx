import { routes } from '@umbral/domain/routes/table.ts';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { texts } from '../texts.ts';
import { ActiveFair } from '../ui/active-fair.tsx';
import css from './fairs.module.css';
import type { loader } from './fairs-route.ts';
import { OtherFair } from './other-fair.tsx';

const labels = texts.fairs;

/** The fairs hub: the active one large, the others below [R020]. */
export function FairsPage() {
  const { fairs } = useLoaderData<typeof loader>();
  const active = fairs.filter((fair) => fair.isActive);
  const others = fairs.filter((fair) => !fair.isActive);
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={[{ label: texts.home, href: routes.home.href() }, { label: labels.title }]} />
      <PageHeading lead={labels.lead}>{labels.title}</PageHeading>
      {fairs.length === 0 && <EmptyState title={labels.empty}>{labels.emptyHint}</EmptyState>}
      {active.map((fair) => (
        <ActiveFair key={fair.id} fair={fair} priority="high" />
      ))}
      {others.length > 0 && (
        <section aria-labelledby="other-fairs">
          <SectionHeading id="other-fairs">{labels.others}</SectionHeading>
          <ul className={css.list}>
            {others.map((fair) => (
              <OtherFair key={fair.id} fair={fair} />
            ))}
          </ul>
        </section>
      )}
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={css.projects} />
      <Fragment of="mf-content/newsletter" />
    </Container>
  );
}
