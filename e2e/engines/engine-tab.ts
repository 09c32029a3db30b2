/** What is looked for in a page: the first element of a selector that has a box and, where given, this word in it. */
export interface Sought {
  readonly css: string;
  /** Part of its text or of its label. */
  readonly text?: string;
}

/** One tab of a browser, as far as the journeys of all engines need it. */
export interface EngineTab {
  /** Opens an address of the portal and waits for its load. */
  goto(url: string): Promise<void>;
  /** Presses what is sought with a pointer; fails where nothing is. */
  press(sought: Sought): Promise<void>;
  back(): Promise<void>;
  /** Makes the window so wide; browsers with a frame of their own keep a few pixels for it. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is plain data. */
  read<Given, Told>(look: (given: Given) => Told, given: Given): Promise<Told>;
  close(): Promise<void>;
}

/** Runs in the page. */
export function findSought({ css, text }: Sought): Element | null {
  const isWanted = (element: Element) =>
    element.getClientRects().length > 0 &&
    (text === undefined || `${element.textContent} ${element.getAttribute('aria-label')}`.includes(text));
  return [...document.querySelectorAll(css)].find(isWanted) ?? null;
}
