import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusIfLost } from './form-focus.ts';

interface NextFocus<Frame extends HTMLElement> {
  /** The element within which the focus goes on. */
  readonly frame: RefObject<Frame | null>;
  /** Leads the focus to what a selector finds, else to the heading, once what was pressed is gone with the change. */
  readonly focusNext: (selector: string) => void;
}

/** Keeps the focus near what was pressed where a press takes its own button away; the frame has a heading `h3`. */
export function useNextFocus<Frame extends HTMLElement = HTMLDivElement>(): NextFocus<Frame> {
  const frame = useRef<Frame>(null);
  const [next, setNext] = useState<{ readonly selector: string }>();
  useEffect(() => {
    if (!next || !frame.current) return;
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector) ?? null;
    focusIfLost(find(next.selector) ?? find('h3'));
  }, [next]);
  return { frame, focusNext: (selector) => setNext({ selector }) };
}
