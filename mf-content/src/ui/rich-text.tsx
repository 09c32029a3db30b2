import type { RichText as Blocks, TextBlock, TextRun } from '@umbral/domain/editorial/rich-text.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import { Prose } from './prose.tsx';
import css from './rich-text.module.css';
import { TextRuns } from './text-runs.tsx';

interface RichTextProps {
  readonly body: Blocks;
  /** 1 where the text stands under a heading of its own. */
  readonly deeper?: 0 | 1;
}

/** A body of typed blocks as semantic HTML at reading measure; nothing in it is markup. */
export function RichText({ body, deeper = 0 }: RichTextProps) {
  return (
    <Prose>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        <Block key={index} block={block} deeper={deeper} />
      ))}
    </Prose>
  );
}

const noticeTones = { info: 'info', warning: 'warning', tip: 'success' } as const;

function Block({ block, deeper }: { readonly block: TextBlock; readonly deeper: 0 | 1 }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${(block.level + deeper) as 2 | 3 | 4}` as const;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <TextRuns runs={block.runs} />
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
          {block.author && <footer className={css.source}>{block.author}</footer>}
        </blockquote>
      );
    case 'image':
      return (
        <figure>
          <Picture image={block.image} ratio="natural" sizes="(min-width: 768px) 700px, 92vw" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table {...block} />;
    case 'callout':
      return (
        <div className={css.callout}>
          <Notice tone={noticeTones[block.tone]}>
            {block.title && <strong className={css.calloutTitle}>{block.title}</strong>}
            <TextRuns runs={block.runs} />
          </Notice>
        </div>
      );
  }
}

function List({ ordered, items }: { readonly ordered: boolean; readonly items: readonly (readonly TextRun[])[] }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <li key={index}>
          <TextRuns runs={runs} />
        </li>
      ))}
    </Tag>
  );
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A wide table scrolls in its own box, which the keyboard reaches. */
function Table({ head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
    <figure className={css.scroller} aria-label={texts.tableRegion} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
