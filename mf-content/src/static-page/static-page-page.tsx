import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { headingsOf } from '../model/headings.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { staticPageTexts as texts } from '../texts/static-page-texts.ts';
import { ContentsList } from '../ui/contents-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import css from './static-page.module.css';
import { staticPageCrumbs } from './static-page-data.ts';
import type { loader } from './static-page-route.ts';

/** Terms, habeas data, about us and the like: long text beside its contents [R007, R008, R031, R039, R065, R067]. */
export function StaticPage() {
  const page = useLoaderData<typeof loader>();
  const { title, description, body, version, updatedAt } = page;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={staticPageCrumbs(page)} />
      <div className={css.head}>
        <PageHeading lead={description}>{title}</PageHeading>
        <CotaRule />
      </div>
      <div className={css.columns}>
        <aside className={css.aside}>
          <ContentsList title={sharedTexts.contents} entries={headingsOf(body)} />
        </aside>
        <div className={css.text}>
          <RichText body={body} />
          <p className={css.version}>{texts.version(version, formatDate(updatedAt))}</p>
        </div>
      </div>
    </Container>
  );
}
