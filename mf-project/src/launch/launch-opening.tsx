import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Price } from '@umbral/kit/cards/price.tsx';
import { StatusChip } from '@umbral/kit/cards/status-chip.tsx';
import { TitleBlock } from '@umbral/kit/layout/title-block.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { pinIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { galleryTexts } from '../texts/gallery-texts.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import type { LaunchData } from './launch-data.ts';
import { launchFormId } from './launch-form-part.ts';
import css from './launch-opening.module.css';
import { openingSizes } from './opening-sizes.ts';

/** The name, where, by whom, from how much and when; beside it the project as it will be. */
export function LaunchOpening({ launch }: { readonly launch: LaunchData }) {
  const { title, status, isAvailable, place, builder, words, images, deliveryMonth } = launch;
  const [image] = images;
  return (
    <header className={css.opening}>
      <div className={css.words}>
        <div className={css.tags}>
          {isAvailable ? (
            <StatusChip status={status} />
          ) : (
            <StatusChip status="sold-out" label={plantTexts.unavailable} />
          )}
          {words.benefit && <span className={css.benefit}>{words.benefit}</span>}
        </div>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.line}>
          <span className={css.place}>
            <Icon of={pinIcon} size="s" />
            {[place.neighborhood ?? place.zone, place.city].join(', ')}
          </span>
          <span>
            {texts.byBuilder} <Anchor href={builder.href}>{builder.name}</Anchor>
          </span>
        </p>
        <StartingPrice launch={launch} />
        {deliveryMonth && <p className={css.delivery}>{texts.delivery(deliveryMonth)}</p>}
        {isAvailable && (
          <p>
            <ButtonLink size="l" href={`#${launchFormId}`}>
              {texts.wantInfo}
            </ButtonLink>
          </p>
        )}
      </div>
      {image && (
        <figure className={css.figure}>
          <Picture image={image} ratio="3:2" sizes={openingSizes} priority="high" className={css.picture} />
          <figcaption className={css.note}>{galleryTexts.representative}</figcaption>
        </figure>
      )}
      <Strip strip={launch.strip} />
    </header>
  );
}

/** The lowest price that is told. */
function StartingPrice({ launch: { homes } }: { readonly launch: LaunchData }) {
  const toMoney = useMoney();
  const prices = homes.flatMap(({ priceCop }) => priceCop ?? []);
  const from = prices.length > 0 ? toMoney(Math.min(...prices)) : undefined;
  return <Price money={from} kind={homes.length > 1 ? 'from' : 'exact'} size="page" />;
}

function Strip({ strip }: Pick<LaunchData, 'strip'>) {
  return (
    <TitleBlock
      className={css.strip}
      cells={[
        { label: plantTexts.code, value: strip.code },
        { label: plantTexts.stratum, value: strip.stratum ?? plantTexts.none },
        { label: plantTexts.delivery, value: strip.delivery ?? plantTexts.none },
        { label: plantTexts.updated, value: strip.updated },
      ]}
    />
  );
}
