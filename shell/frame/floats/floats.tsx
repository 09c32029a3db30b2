import { routes } from '@umbral/domain/routes/table.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { hasFooter } from '../frame-layouts.ts';
import { useFrame } from '../frame-ports.ts';
import type { Prompts } from '../prompts/prompt-plan.ts';
import { EventsPanel } from './events-panel.tsx';
import { calendarIcon, starIcon } from './float-icons.ts';
import { floatTexts as texts } from './float-texts.ts';
import css from './floats.module.css';
import { useFloatState } from './use-float-state.ts';
import { usePagePath } from './use-page-path.ts';

/** What floats over pages with a footer: the way to the fair, the next events, and an opinion of the portal [B022, B131]. */
export function Floats({ prompts }: { readonly prompts: Prompts }) {
  const { layoutOf } = useFrame();
  const path = usePagePath();
  const stack = useRef<HTMLElement>(null);
  const { size, isAway } = useFloatState(stack, path);
  // The fair's state is for every page: its button is mounted on those without a footer, too, and only hidden there.
  return (
    <section
      ref={stack}
      aria-label={texts.label}
      className={css.floats}
      hidden={!hasFooter(layoutOf(path))}
      data-over-page
      data-floats={size}
      data-away={isAway || undefined}
    >
      <FairSlot />
      <EventsButton key={path} />
      <RateLink prompts={prompts} />
    </section>
  );
}

function FairSlot() {
  const { mountFragment } = useFrame();
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? mountFragment('mf-fair/button', {}, slot.current) : undefined), [mountFragment]);
  return <div ref={slot} className={css.slot} />;
}

function EventsButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      {isOpen && <EventsPanel onClose={close} button={button} />}
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-haspopup="true"
        title={texts.events}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon of={calendarIcon} />
        <span className={css.word}>{texts.events}</span>
      </button>
    </>
  );
}

/** A link, so that it leads to the page of the survey where its part cannot be had. */
function RateLink({ prompts }: { readonly prompts: Prompts }) {
  return (
    <a
      className={css.button}
      href={routes.survey.href()}
      title={texts.rate}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !prompts.open('survey')) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Icon of={starIcon} />
      <span className={css.word}>{texts.rate}</span>
    </a>
  );
}
