import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { Comparison } from './comparison.tsx';
import { VersionList } from './version-list.tsx';
import css from './versions.module.css';
import type { loader } from './versions-route.ts';
import { versionsTexts as texts } from './versions-texts.ts';

/** What a project was, save by save: looked at, compared, brought back [R121]. */
export function VersionsPage() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <PageHeading
        overline={<Anchor href={routes.builderProjects.href()}>{texts.back}</Anchor>}
        lead={`${own.title}. ${texts.lead}`}
      >
        {texts.title}
      </PageHeading>
      <div className={css.columns}>
        <VersionList of={own} />
        <Comparison key={`${own.shown} ${own.against}`} of={own} />
      </div>
    </Container>
  );
}
