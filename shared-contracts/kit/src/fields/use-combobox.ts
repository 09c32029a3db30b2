import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

interface ComboboxState {
  /** Suggestions to move through. */
  readonly count: number;
  /** There is something to show: suggestions or a status. */
  readonly hasContent: boolean;
  readonly onPick: (index: number) => void;
  /** The input, where another component draws it: `useDrivenInput` ties it to the list. */
  readonly input?: RefObject<HTMLInputElement | null>;
}

export interface Combobox {
  readonly isOpen: boolean;
  /** Suggestion that Enter would pick. */
  readonly active: number | undefined;
  readonly optionId: (index: number) => string;
  readonly pick: (index: number) => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Does what a key of the input asks for. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly inputAttributes: object;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly listId: string;
}

const nextOf = (active: number | undefined, step: 1 | -1, count: number) => {
  if (active === undefined) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
};

/** Keyboard, focus and announcement of an editable combobox with a list, as the ARIA practices describe it. */
export function useCombobox({ count, hasContent, onPick, input: given }: ComboboxState): Combobox {
  const listId = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = given ?? own;
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
  const onKey = (event: KeyboardEvent) => {
    const act = event.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    // An Escape that closes the list closes nothing around it.
    event.stopPropagation();
    act();
  };

  useEffect(() => {
    const element = popup.current;
    if (!element || !input.current || !isOpen) return;
    element.showPopover({ source: input.current });
    return () => element.hidePopover();
  }, [isOpen, input]);

  const inputAttributes = {
    ref: input,
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active === undefined ? undefined : optionId(active),
    onKeyDown: ({ nativeEvent }: ReactKeyboardEvent) => onKey(nativeEvent),
    onBlur: close,
  } as const;
  return { isOpen, active, optionId, pick, open, close, onKey, inputAttributes, popup, listId };
}

/** Makes a plain input of the page the input of a combobox, for as long as the list's owner is there. */
export function useDrivenInput(input: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const latest = useRef(combobox);
  useEffect(() => {
    latest.current = combobox;
    const { isOpen, active, optionId, listId } = combobox;
    input.current?.setAttribute('aria-expanded', String(isOpen));
    input.current?.setAttribute('aria-controls', listId);
    if (active === undefined) input.current?.removeAttribute('aria-activedescendant');
    else input.current?.setAttribute('aria-activedescendant', optionId(active));
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const stop = new AbortController();
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    element.addEventListener('keydown', (event) => latest.current.onKey(event), stop);
    element.addEventListener('blur', () => latest.current.close(), stop);
    return () => {
      stop.abort();
      for (const name of drivenAttributes) element.removeAttribute(name);
    };
  }, [input]);
}

const drivenAttributes = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];
