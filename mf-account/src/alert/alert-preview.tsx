import { formatMoney } from '@umbral/domain/format/format.ts';
import type { AlertHome } from '@umbral/domain/people/alert.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { alertTexts } from '../texts/alert-texts.ts';
import css from './alert.module.css';
import type { PreviewState } from './use-preview.ts';

/** What the alert would have told this week, with the first of its homes. */
export function AlertPreview({ preview }: { readonly preview: PreviewState }) {
  return (
    <section className={css.preview} aria-busy={preview === 'loading'}>
      <output className={css.previewTitle}>{sentenceOf(preview)}</output>
      {preview === 'loading' && <WaitingHomes />}
      {typeof preview === 'object' && <Homes {...preview} />}
    </section>
  );
}

function sentenceOf(preview: PreviewState): string {
  if (preview === 'loading') return alertTexts.previewLoading;
  return preview === 'failed' ? alertTexts.previewFailed : alertTexts.preview(preview.total);
}

/** As high as the homes that will stand here. */
function WaitingHomes() {
  return (
    <div className={css.homes} aria-hidden>
      {[1, 2, 3].map((home) => (
        <span key={home} className={css.home}>
          <span className={css.photo} />
          <span className={css.facts}>
            <span className={css.bone} />
            <span className={css.bone} />
          </span>
        </span>
      ))}
    </div>
  );
}

function Homes({ total, homes }: { readonly total: number; readonly homes: readonly AlertHome[] }) {
  if (total === 0) return <p className={css.none}>{alertTexts.previewNone}</p>;
  return (
    <ul className={css.homes}>
      {homes.map((home) => (
        <li key={home.plant_id}>
          <Home home={home} />
        </li>
      ))}
      {total > homes.length && <li className={css.more}>{alertTexts.previewMore(total - homes.length)}</li>}
    </ul>
  );
}

function Home({ home }: { readonly home: AlertHome }) {
  const { title, kind, price, previous_price: former, image, localization } = home;
  return (
    <a href={plantHref(home)} target="_blank" rel="noopener" className={css.home}>
      <span className={css.photo}>{image && <Picture image={{ ...image, alt: '' }} ratio="1:1" sizes="64px" />}</span>
      <span className={css.facts}>
        <span className={css.homeTitle}>{title}</span>
        <span className={css.place}>{[...new Set([localization.zone, localization.city])].join(', ')}</span>
        <span className="num">
          {price.kind === 'told' ? pesos(price.cop) : alertTexts.priceHidden}
          {former !== null && <span className={css.former}> {alertTexts.before(pesos(former))}</span>}
        </span>
      </span>
      <span className={css.news}>{kind === 'listed' ? alertTexts.listed : alertTexts.priceDrop}</span>
    </a>
  );
}

function pesos(amount: number): string {
  return formatMoney({ amount, currency: 'cop' });
}
