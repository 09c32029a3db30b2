import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { texts } from '../texts.ts';
import { ActiveFair } from '../ui/active-fair.tsx';
import css from './real-estate-fair.module.css';
import type { loader } from './real-estate-fair-route.ts';

const labels = texts.closed;

/** Where a visitor lands while the virtual fair is closed; leads in as soon as it is open [R026, B083]. */
export function RealEstateFairPage() {
  const { active } = useLoaderData<typeof loader>();
  const crumbs = [
    { label: texts.home, href: routes.home.href() },
    { label: texts.fairs.title, href: routes.fairs.href() },
    { label: labels.title },
  ];
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading lead={active ? labels.open : labels.lead}>{labels.title}</PageHeading>
      {active ? (
        <ActiveFair fair={active} priority="high" />
      ) : (
        <>
          <p>{labels.next}</p>
          <p>
            <ButtonLink href={routes.housing.href()}>{labels.search}</ButtonLink>
          </p>
        </>
      )}
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={css.projects} />
    </Container>
  );
}
