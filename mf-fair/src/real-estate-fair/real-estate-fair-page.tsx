import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
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
