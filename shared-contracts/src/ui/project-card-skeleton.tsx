import { classNames } from './class-names.ts';
import css from './project-card.module.css';
import { TitleBlock } from './title-block.tsx';
import { uiTexts } from './ui-texts.ts';

const bone = (sample: string) => <span className={css.bone}>{sample}</span>;

const cells = [uiTexts.code, uiTexts.stratum, uiTexts.delivery, uiTexts.updated].map((label) => ({
  label,
  value: bone('00000'),
}));

/** A card that is on its way, line for line as high as the card; it shows after 200 ms, so that fast answers do not flash. */
export function ProjectCardSkeleton() {
  return (
    <div className={classNames(css.card, css.waiting)} aria-hidden>
      <div className={css.sheet}>
        <div className={css.media} />
        <div className={css.body}>
          <p className={css.price}>
            <span className={css.bonePrice}>{bone('$ 000.000.000')}</span>
            <span className={css.fee}>{bone('000000 000 0000')}</span>
          </p>
          <div>
            <p className={css.title}>{bone('00000000 0000000')}</p>
            <p className={css.builder}>{bone('000000000 0000')}</p>
          </div>
          <div className={css.boneFacts} />
          <p className={css.place}>{bone('0000000000 00000')}</p>
          <div className={css.tags} />
          <p className={css.links}>
            <span className={css.more}>{bone('0000 00000')}</span>
          </p>
        </div>
        <TitleBlock className={css.block} cells={cells} />
      </div>
    </div>
  );
}
