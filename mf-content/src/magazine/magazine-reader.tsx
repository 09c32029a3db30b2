import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { type MouseEvent, useRef } from 'react';
import { magazineTexts as texts } from '../texts/magazine-texts.ts';
import { RichText } from '../ui/rich-text.tsx';
import type { OpenIssue, ReaderPage } from './magazine-data.ts';
import css from './magazine-reader.module.css';
import { usePagedScroll } from './use-paged-scroll.ts';

const pageId = ({ slug }: ReaderPage) => `pagina-${slug}`;

/**
 * The pages of an issue, two side by side on a desk and one on a phone. They scroll sideways: without script the
 * contents' links and the finger do, with it buttons too.
 */
export function MagazineReader({ issue }: { readonly issue: OpenIssue }) {
  const strip = useRef<HTMLOListElement>(null);
  const { first, isAtEnd, go, turn } = usePagedScroll(strip);
  const { pages, title } = issue;
  return (
    <section className={css.reader} aria-label={texts.read(title)}>
      <Contents pages={pages} current={first} onPick={go} />
      <div className={css.book}>
        <div className={css.controls}>
          <IconButton
            look="outlined"
            icon={chevronLeftIcon}
            label={texts.previous}
            aria-disabled={first === 0}
            onClick={() => turn(-1)}
          />
          <p className={css.place} aria-live="polite">
            {texts.pageOf(first + 1, pages.length)}
          </p>
          <IconButton
            look="outlined"
            icon={chevronRightIcon}
            label={texts.next}
            aria-disabled={isAtEnd}
            onClick={() => turn(1)}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
        <ol ref={strip} className={css.strip} tabIndex={0} aria-label={texts.read(title)}>
          {pages.map((page, index) => (
            <li key={page.slug} id={pageId(page)} className={css.page}>
              <Page page={page} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ContentsProps {
  readonly pages: readonly ReaderPage[];
  readonly current: number;
  readonly onPick: (index: number) => void;
}

function Contents({ pages, current, onPick }: ContentsProps) {
  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onPick(index);
  };
  return (
    <nav className={css.contents} aria-label={texts.contents}>
      <h2 className={css.contentsTitle}>{texts.contents}</h2>
      <ol className={css.entries}>
        {pages.map((page, index) => (
          <li key={page.slug}>
            <a
              href={`#${pageId(page)}`}
              className={css.entry}
              aria-current={index === current ? 'page' : undefined}
              onClick={(event) => pick(event, index)}
            >
              <span className={css.number}>{index + 1}</span>
              <span>
                {page.title}
                <span className={css.section}>{page.kicker}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Page({ page, number }: { readonly page: ReaderPage; readonly number: number }) {
  const { kicker, title, picture, body } = page;
  return (
    <article className={css.sheet}>
      {picture && (
        <Picture
          image={picture}
          ratio="16:9"
          sizes="(min-width: 1200px) 460px, 92vw"
          priority={number === 1 ? 'high' : 'lazy'}
          className={css.picture}
        />
      )}
      <p className={css.kicker}>{kicker}</p>
      <h3 className={css.title}>{title}</h3>
      <RichText body={body} deeper={1} />
      <p className={css.folio} aria-hidden>
        {number}
      </p>
    </article>
  );
}
