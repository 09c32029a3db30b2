import { Carousel } from '@umbral/kit/layout/carousel.tsx';
import type { ToolCard } from '../model/tool-card.ts';
import css from './tool-row.module.css';
import { ToolTile } from './tool-tile.tsx';

interface ToolRowProps {
  /** What the row holds, read aloud. */
  readonly label: string;
  readonly tools: readonly ToolCard[];
}

/** Tools side by side; where there is less room than tools, they scroll. */
export function ToolRow({ label, tools }: ToolRowProps) {
  return (
    <Carousel label={label} perView="cards" className={css.row}>
      {tools.map((tool) => (
        <ToolTile key={tool.slug} tool={tool} />
      ))}
    </Carousel>
  );
}
