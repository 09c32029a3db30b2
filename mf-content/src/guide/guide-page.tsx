import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { downloadTexts, guideTexts as texts } from '../texts/guide-texts.ts';
import { ContentsList } from '../ui/contents-list.tsx';
import { GuideGrid } from '../ui/guide-grid.tsx';
import slots from '../ui/slots.module.css';
import css from './guide.module.css';
import { guideCrumbs } from './guide-data.ts';
import { GuideDownloads } from './guide-downloads.tsx';
import { GuideHeader } from './guide-header.tsx';
import type { loader } from './guide-route.ts';
import { GuideSection } from './guide-section.tsx';

/** A guide: its sections beside their contents, then its downloads [R030]. */
export function GuidePage() {
  const guide = useLoaderData<typeof loader>();
  const { slug, sections, downloads, others, audience } = guide;
  const entries = sections.map((section) => ({ id: section.slug, title: section.title }));
  const hasDownloads = downloads.length > 0;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={guideCrumbs(guide).slice(0, -1)} />
      <GuideHeader guide={guide} />
      <div className={css.columns}>
        <aside className={css.aside}>
          <ContentsList
            title={texts.contents}
            entries={hasDownloads ? [...entries, { id: 'descargas', title: downloadTexts.title }] : entries}
          />
        </aside>
        <div className={css.text}>
          {sections.map((section, index) => (
            <GuideSection key={section.slug} section={section} number={index + 1} />
          ))}
          {hasDownloads && <GuideDownloads key={slug} slug={slug} downloads={downloads} audience={audience} />}
        </div>
      </div>
      <section aria-labelledby="other-guides">
        <SectionHeading
          id="other-guides"
          action={
            <ButtonLink look="secondary" size="s" href={routes.guides.href()}>
              {texts.allGuides}
            </ButtonLink>
          }
        >
          {texts.others}
        </SectionHeading>
        <GuideGrid guides={others} />
      </section>
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={slots.projects} />
    </Container>
  );
}
