import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import { formatMonth } from '@umbral/domain/format/format-date.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { calendarIcon } from '@umbral/kit/media/icons.ts';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { magazineTexts as texts } from '../texts/magazine-texts.ts';
import slots from '../ui/slots.module.css';
import { magazineCrumbs } from './magazine-data.ts';
import css from './magazine-page.module.css';
import { MagazineReader } from './magazine-reader.tsx';
import type { loader } from './magazine-route.ts';
import { MagazineShelf } from './magazine-shelf.tsx';

/** The magazine: an issue to read and the shelf of all [R066]. */
export function MagazinePage() {
  const { issue, issues, nextDay } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={magazineCrumbs} />
      <PageHeading lead={issue?.excerpt ?? texts.lead}>
        {issue ? texts.documentTitle(issue.title) : texts.title}
      </PageHeading>
      {!issue && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {issue && issue.pages.length > 0 && <MagazineReader key={issue.slug} issue={issue} />}
      {issue?.readHref && (
        <p>
          <ButtonLink look="primary" href={issue.readHref} target="_blank" rel="noopener">
            {texts.elsewhere}
          </ButtonLink>
        </p>
      )}
      {nextDay && (
        <p className={css.next}>
          {texts.nextIssue(formatMonth(Date.parse(`${nextDay}T12:00:00Z`)))}
          <ButtonLink look="secondary" icon={calendarIcon} href={`/api${calendarPaths.magazine}`} download>
            {texts.remind}
          </ButtonLink>
        </p>
      )}
      {issues.length > 0 && <MagazineShelf issues={issues} open={issue?.slug} />}
      <Fragment of="mf-content/newsletter" className={slots.newsletter} />
    </Container>
  );
}
