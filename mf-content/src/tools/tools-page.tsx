import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import type { ToolCard } from '../model/tool-card.ts';
import { toolsTexts as texts } from '../texts/tools-texts.ts';
import { ToolRow } from '../ui/tool-row.tsx';
import css from './tools.module.css';
import { toolsCrumbs } from './tools-data.ts';
import type { loader } from './tools-route.ts';

/** The tools of the portal: calculators first, then what is read and ticked off [R032]. */
export function ToolsPage() {
  const { tools } = useLoaderData<typeof loader>();
  const calculators = tools.filter(({ kind }) => kind === 'calculator');
  const others = tools.filter(({ kind }) => kind !== 'calculator');
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={toolsCrumbs} />
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {tools.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      <Tiles id="calculators" title={texts.calculators} lead={texts.calculatorsLead} tools={calculators} />
      <Tiles id="lists" title={texts.lists} tools={others} />
      <Fragment of="mf-content/interest" />
    </Container>
  );
}

interface TilesProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tools: readonly ToolCard[];
}

function Tiles({ id, title, lead, tools }: TilesProps) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} lead={lead}>
        {title}
      </SectionHeading>
      <ToolRow label={title} tools={tools} />
    </section>
  );
}
