import { spell } from '@umbral/domain/format/spell.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { Candidate } from '../selection/candidate.ts';
import type { Selection } from '../selection/selection.ts';
import { texts } from '../texts.ts';
import css from './add-drawer.module.css';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly compared: Selection;
  readonly onTake: (candidate: Candidate) => void;
}

/** Plants with the button that adds them; one that is compared already says so [B051]. */
export function CandidateList({ candidates, compared, onTake }: CandidateListProps) {
  const currency = useCurrency();
  return (
    <ul className={css.candidates}>
      {candidates.map((candidate) => {
        const { plantId, title, image, place, price } = candidate;
        const isCompared = compared.some((item) => item.plantId === plantId);
        return (
          <li key={plantId} className={css.candidate}>
            {image ? (
              <img className={css.image} src={image} alt="" width={72} height={54} loading="lazy" />
            ) : (
              <span className={css.image} />
            )}
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              <p className={css.place}>{place}</p>
              <p className={css.price}>{price === undefined ? texts.overlay.priceHidden : spell(price, currency)}</p>
              {isCompared && <p className={css.place}>{texts.toasts.duplicate}</p>}
            </div>
            {!isCompared && (
              <Button
                look="secondary"
                size="s"
                icon={plusIcon}
                aria-label={texts.drawer.add(title)}
                onClick={() => onTake(candidate)}
              >
                {texts.drawer.addShort}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
