import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import css from './request.module.css';
import { RequestForm } from './request-form.tsx';
import type { loader } from './request-route.ts';
import { requestTexts as texts } from './request-texts.ts';

/** A builder asks the team for a new project [R090, C313]. */
export function RequestPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <BuilderChoice acting={acting} />
      {acting.builders.length > 0 ? (
        <RequestForm builders={acting.builders} data={own} />
      ) : (
        <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>
      )}
    </Container>
  );
}
