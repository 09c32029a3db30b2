import { Button } from '@umbral/kit/actions/button.tsx';
import { useState } from 'react';
import type { QualityHint } from './quality-of.ts';
import css from './quality-panel.module.css';
import { qualityTexts as texts } from './quality-texts.ts';

interface HintListProps {
  readonly hints: readonly QualityHint[];
  readonly onGo: (path: string) => void;
}

/** As many as are read at a glance. */
const shownAtFirst = 5;

/** Each hint is a button that leads to its field; more than a few come when they are asked for. */
export function HintList({ hints, onGo }: HintListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? hints : hints.slice(0, shownAtFirst);
  const hidden = hints.length - shownAtFirst;
  return (
    <>
      <ul className={css.hints}>
        {shown.map(({ path, sentence, points }) => (
          <li key={`${path} ${sentence}`}>
            <button type="button" className={css.hint} onClick={() => onGo(path)}>
              <span>{sentence}</span>
              {points > 0 && (
                <>
                  <span className={css.gain} aria-hidden>
                    {texts.gain(points)}
                  </span>
                  <span className="visually-hidden">, {texts.gainInWords(points)}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="ghost" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.more(hidden)}
        </Button>
      )}
    </>
  );
}
