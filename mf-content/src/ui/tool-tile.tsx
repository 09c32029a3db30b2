import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import type { ToolCard } from '../model/tool-card.ts';
import { toolsTexts as texts } from '../texts/tools-texts.ts';
import { toolIcon } from './tool-icons.ts';
import css from './tool-tile.module.css';

interface ToolTileProps {
  readonly tool: ToolCard;
  readonly headingLevel?: 2 | 3;
}

/** A tool as one stretched link. */
export function ToolTile({ tool: { title, excerpt, kind, icon, href }, headingLevel = 3 }: ToolTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.tile}>
      <span className={css.icon}>
        <Icon of={toolIcon(icon)} size="l" />
      </span>
      <p className={css.kind}>{texts.kinds[kind]}</p>
      <Heading className={css.title}>
        <Anchor href={href} className={css.link}>
          {title}
        </Anchor>
      </Heading>
      <p className={css.excerpt}>{excerpt}</p>
    </article>
  );
}
