import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { WrittenBody } from '../ui/written-page/written-body.tsx';
import { writtenPageCrumbs } from '../ui/written-page/written-page.ts';
import css from './static-page.module.css';
import type { loader } from './static-page-route.ts';

/** Terms, habeas data, about us and the like: long text beside its contents [R007, R031, R065, R067]. */
export function StaticPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={writtenPageCrumbs(page)} />
      <div className={css.head}>
        <PageHeading lead={page.description}>{page.title}</PageHeading>
        <CotaRule />
      </div>
      <WrittenBody page={page} />
    </Container>
  );
}
