import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

interface ComboboxState {
  /** Suggestions to move through. */
  readonly count: number;
  /** There is something to show: suggestions or a status. */
  readonly hasContent: boolean;
  readonly onPick: (index: number) => void;
}

interface Combobox {
  readonly isOpen: boolean;
  /** Suggestion that Enter would pick. */
  readonly active: number | undefined;
  readonly optionId: (index: number) => string;
  readonly pick: (index: number) => void;
  readonly open: () => void;
  readonly inputAttributes: object;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly listId: string;
}

const nextOf = (active: number | undefined, step: 1 | -1, count: number) => {
  if (active === undefined) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
};

/** Keyboard, focus and announcement of an editable combobox with a list, as the ARIA practices describe it. */
export function useCombobox({ count, hasContent, onPick }: ComboboxState): Combobox {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [chosen, setActive] = useState<number>();
  const isOpen = isWanted && hasContent;
  const active = isOpen && chosen !== undefined && chosen < count ? chosen : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const open = () => {
    setWanted(true);
    setActive(undefined);
  };
  const close = () => setWanted(false);
  const pick = (index: number) => {
    close();
    onPick(index);
  };
  const move = (step: 1 | -1) => {
    const next = isOpen ? nextOf(active, step, count) : undefined;
    setWanted(true);
    setActive(next);
    if (next !== undefined) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: count > 0 ? () => move(1) : undefined,
    ArrowUp: count > 0 ? () => move(-1) : undefined,
    Enter: active === undefined ? undefined : () => pick(active),
    Escape: isOpen ? close : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  useEffect(() => {
    const element = popup.current;
    if (!element || !input.current || !isOpen) return;
    element.showPopover({ source: input.current });
    return () => element.hidePopover();
  }, [isOpen]);

  const inputAttributes = {
    ref: input,
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active === undefined ? undefined : optionId(active),
    onKeyDown,
    onBlur: close,
  } as const;
  return { isOpen, active, optionId, pick, open, inputAttributes, popup, listId };
}
