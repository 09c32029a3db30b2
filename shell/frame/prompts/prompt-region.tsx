import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../../store.ts';
import { useFrame } from '../frame-ports.ts';
import { type PromptEnd, type Prompts, promptFragments, promptProps, type ShownPrompt } from './prompt-plan.ts';
import css from './prompt-region.module.css';
import { promptTexts as texts } from './prompt-texts.ts';

/** Where the one interruption stands, if there is one: a card in the corner, on a phone a slim sheet. Never modal. */
export function PromptRegion({ prompts }: { readonly prompts: Prompts }) {
  const shown = useStore(prompts);
  if (!shown) return null;
  const Prompt = shown.name === 'survey' ? BarePrompt : CardPrompt;
  return <Prompt key={`${shown.name}-${shown.isAskedFor}`} shown={shown} onDrawn={prompts.drawn} onEnd={prompts.end} />;
}

interface PromptProps {
  readonly shown: ShownPrompt;
  readonly onDrawn: () => void;
  readonly onEnd: (how: PromptEnd) => void;
}

/** A view that draws its own panel, and a dialog after it; it says on the bus when it is done. */
function BarePrompt(props: PromptProps) {
  const slot = useRef<HTMLDivElement>(null);
  useFragment(props, slot);
  return <div ref={slot} data-over-page data-prompt={props.shown.name} />;
}

function CardPrompt(props: PromptProps) {
  const { shown, onEnd } = props;
  const { name, isAskedFor } = shown;
  const region = useRef<HTMLElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const close = () => {
    onEnd('closed');
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useFragment(props, slot);
  useEffect(() => {
    if (!isAskedFor) return;
    opener.current = document.activeElement;
    region.current?.focus();
  }, [isAskedFor]);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-over-page
      data-prompt={name}
      className={classNames(css.region, isAskedFor && css.asked)}
      aria-label={texts.labels[name]}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <IconButton className={css.close} icon={closeIcon} label={texts.close} onClick={close} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only hears of links in it */}
      <div
        ref={slot}
        className={css.slot}
        onClick={(event) => isWayOut(event.target) && setTimeout(onEnd, 0, 'closed')}
      />
    </section>
  );
}

/** Who follows its link has seen it; it goes once the link was followed. */
function isWayOut(target: EventTarget): boolean {
  const link = target instanceof Element && target.closest('a[href]');
  return !!link && link.getAttribute('target') !== '_blank';
}

/** A view that has drawn nothing by then has nothing to say. */
const drawMs = 8000;

/** Mounts the view; one that cannot be had, or draws nothing (any more), ends the prompt; whoever asked for it is told. */
function useFragment(
  { shown: { name, isAskedFor }, onDrawn, onEnd }: PromptProps,
  slot: RefObject<HTMLElement | null>,
): void {
  const { bus, mountFragment } = useFrame();
  const begin = useEffectEvent(onDrawn);
  const end = useEffectEvent(() => onEnd('gone'));
  const fail = useEffectEvent(() => {
    if (isAskedFor) bus.ask('shell/show-toast', { tone: 'error', text: texts.failed[name] });
    end();
  });
  useEffect(() => {
    const outer = slot.current;
    if (!outer) return;
    const place = outer.appendChild(document.createElement('div'));
    let wasDrawn = false;
    const observer = new MutationObserver(() => {
      const isDrawn = place.childElementCount > 0;
      if (isDrawn && !wasDrawn) begin();
      if (!isDrawn && wasDrawn) end();
      wasDrawn ||= isDrawn;
    });
    observer.observe(place, { childList: true });
    const unmount = mountFragment(promptFragments[name], promptProps(name, isAskedFor), place, () => fail());
    const patience = setTimeout(() => !wasDrawn && fail(), drawMs);
    return () => {
      clearTimeout(patience);
      observer.disconnect();
      unmount();
      place.remove();
    };
  }, [mountFragment, name, isAskedFor, slot]);
}
