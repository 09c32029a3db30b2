import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import type { FairCard } from '../model/fair-card.ts';
import { texts } from '../texts.ts';
import css from './fairs.module.css';

const labels = texts.fair;

/** A fair that is over or to come: what it is, without a way in. */
export function OtherFair({ fair }: { readonly fair: FairCard }) {
  return (
    <li className={css.past}>
      {fair.cover && (
        <Picture image={fair.cover} ratio="16:9" sizes={`${onDensePhone}, (min-width: 992px) 300px, 92vw`} />
      )}
      <div className={css.body}>
        <p className={css.state}>{fair.isComing ? labels.coming : labels.finished}</p>
        <h3 className={css.name}>{fair.name}</h3>
        <p className={css.dates}>{labels.dates(fair.starts, fair.ends)}</p>
        <p className={css.counts}>
          {labels.projects(fair.projects)} · {labels.builders(fair.builders)}
        </p>
      </div>
    </li>
  );
}
