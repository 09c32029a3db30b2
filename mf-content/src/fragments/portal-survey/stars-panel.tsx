import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon, starIcon } from '@umbral/kit/media/icons.ts';
import { starTexts } from '@umbral/kit/texts/star-texts.ts';
import { surveyTexts as texts } from '../../texts/survey-texts.ts';
import css from './stars-panel.module.css';

const counts = [1, 2, 3, 4, 5] as const;

interface StarsPanelProps {
  readonly onChoose: (stars: string) => void;
  readonly onClose: () => void;
}

/** Asks for stars at the edge of the page; not modal, so that it interrupts nobody. */
export function StarsPanel({ onChoose, onClose }: StarsPanelProps) {
  return (
    <section className={css.panel} aria-label={texts.portal} data-boundary="mf-content">
      <IconButton className={css.close} icon={closeIcon} label={texts.close} onClick={onClose} />
      <p className={css.title}>{texts.prompt}</p>
      <p className={css.text}>{texts.promptLead}</p>
      <div className={css.stars}>
        {counts.map((count) => (
          <IconButton
            key={count}
            icon={starIcon}
            label={texts.rateWith(starTexts.label(count))}
            onClick={() => onChoose(String(count))}
          />
        ))}
      </div>
      <p className={css.scale} aria-hidden>
        <span>{starTexts.label(1)}</span>
        <span>{starTexts.label(5)}</span>
      </p>
    </section>
  );
}
