import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useId } from 'react';
import type { ToolCard } from '../../model/tool-card.ts';
import { toolsTexts as texts } from '../../texts/tools-texts.ts';
import { ToolRow } from '../../ui/tool-row.tsx';

/** A row of tools for any page. */
export function Tools({ data }: { readonly data: readonly ToolCard[] }) {
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-print="no">
      <SectionHeading
        id={titleId}
        lead={texts.rowLead}
        action={<Anchor href={routes.tools.href()}>{texts.all}</Anchor>}
      >
        {texts.row}
      </SectionHeading>
      <ToolRow label={texts.rowList} tools={data} />
    </section>
  );
}
