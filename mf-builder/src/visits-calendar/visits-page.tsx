import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import css from './visits.module.css';
import type { loader } from './visits-route.ts';
import { visitsTexts as texts } from './visits-texts.ts';
import { Week } from './week.tsx';
import { WeekWays } from './week-ways.tsx';

/** Who comes when, of one week: what waits for an answer is answered here [R117, B144]. */
export function VisitsPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const visits = own.builders.flatMap(({ days }) => days.flatMap((day) => day.visits));
  const expected = visits.filter(({ state }) => state !== 'cancelled');
  const waiting = expected.filter(({ state }) => state === 'asked').length;
  const chosen = query.get('constructora');
  return (
    <Container className={css.page}>
      <PageHeading
        lead={texts.lead(expected.length, waiting)}
        action={
          <ButtonLink
            look="secondary"
            href={chosen ? `${routes.builderLeads.href()}?constructora=${chosen}` : routes.builderLeads.href()}
          >
            {texts.contacts}
          </ButtonLink>
        }
      >
        {texts.title}
      </PageHeading>
      <BuilderChoice acting={acting} />
      {own.builders.length === 0 ? (
        <EmptyState title={texts.choose}>{texts.chooseHint}</EmptyState>
      ) : (
        <WeekWays monday={own.monday} query={query} />
      )}
      {own.builders.map(({ id, name, days }) => (
        <section key={id} aria-labelledby={`builder-${id}`} className={css.builder}>
          <SectionHeading id={`builder-${id}`}>{name}</SectionHeading>
          <Week days={days} now={own.now} />
        </section>
      ))}
    </Container>
  );
}
