import { type KeyboardEvent, type ReactNode, useId } from 'react';
import css from './price-list.module.css';
import { priceListTexts as texts } from './price-list-texts.ts';

interface PartSwitchProps<Part extends 'plants' | 'homes'> {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly children: ReactNode;
}

/** Tabs of which one is drawn; arrows go from one to the next. */
export function PartSwitch<Part extends 'plants' | 'homes'>(props: PartSwitchProps<Part>) {
  const { label, parts, part, onPart, children } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = parts[(parts.indexOf(part) + step + parts.length) % parts.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onPart(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={css.parts} onKeyDown={onKeyDown}>
        {parts.map((entry) => (
          <button
            key={entry}
            type="button"
            role="tab"
            id={`${id}-${entry}`}
            data-part={entry}
            aria-selected={entry === part}
            aria-controls={`${id}-panel`}
            tabIndex={entry === part ? 0 : -1}
            className={css.part}
            onClick={() => onPart(entry)}
          >
            {texts[entry]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} className={css.panel}>
        {children}
      </div>
    </>
  );
}
