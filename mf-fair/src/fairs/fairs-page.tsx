import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
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
