import { glossarySlug } from '@umbral/domain/routes/term-href.ts';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { toolHref } from '../model/tool-card.ts';
import { figureTexts, toolsTexts as texts } from '../texts/tools-texts.ts';
import { RichText } from '../ui/rich-text.tsx';
import slots from '../ui/slots.module.css';
import { ChecklistView } from './checklist-view.tsx';
import { FiguresView } from './figures-view.tsx';
import { GlossaryView } from './glossary-view.tsx';
import css from './tool.module.css';
import { type ToolData, toolCrumbs } from './tool-data.ts';
import type { loader } from './tool-route.ts';

/** A tool that is no calculator: a list to tick off, the glossary, the figures of the year, or words [R037]. */
export function ToolPage() {
  const tool = useLoaderData<typeof loader>();
  const { slug, title, excerpt, kind } = tool;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={toolCrumbs(title)} />
      <PageHeading overline={texts.kinds[kind]} lead={excerpt}>
        {title}
      </PageHeading>
      <ToolView key={slug} tool={tool} />
      <Fragment of="mf-content/tools" props={{ besides: toolHref(slug) }} className={slots.tools} />
    </Container>
  );
}

function ToolView({ tool }: { readonly tool: ToolData }) {
  if (tool.slug === glossarySlug) return <GlossaryView tool={tool} />;
  if (tool.slug === figureTexts.slug) return <FiguresView tool={tool} />;
  return tool.kind === 'checklist' ? <ChecklistView tool={tool} /> : <RichText body={tool.body} />;
}
