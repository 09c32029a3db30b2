import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { eyeIcon } from '@umbral/kit/media/icons.ts';
import { previewTexts as texts } from '../../texts/preview-texts.ts';
import css from './preview.module.css';
import type { PreviewFacts } from './preview-data.ts';

/** Says above the page that it is none yet, of when it is, and leads to the other typologies. */
export function PreviewBar({ facts }: { readonly facts: PreviewFacts }) {
  const { savedDay, savedTime, missing, typologies } = facts;
  return (
    <section className={css.bar} aria-label={texts.bar} data-print="no">
      <Container className={css.inside}>
        <p className={css.state}>
          <strong className={css.mark}>
            <Icon of={eyeIcon} size="s" />
            {texts.bar}
          </strong>
          <span>{texts.notPublic}</span>
          <span className="num">{texts.saved(savedDay, savedTime)}</span>
          {missing > 0 && <span className={css.missing}>{texts.missing(missing)}</span>}
        </p>
        <p className={css.quiet}>{texts.quiet}</p>
        {typologies.length > 1 && (
          <nav aria-label={texts.typologies}>
            <ChipRow flow="scroll">
              {typologies.map(({ number, title, href, isShown }) => (
                <LinkChip key={number} href={href} isSelected={isShown}>
                  {title}
                </LinkChip>
              ))}
            </ChipRow>
          </nav>
        )}
      </Container>
    </section>
  );
}
