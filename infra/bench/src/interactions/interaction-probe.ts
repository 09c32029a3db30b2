/** What one interaction cost, in milliseconds. */
export interface InteractionFigures {
  /**
   * From the input to the next picture: the longest of its events, as INP counts it; under 16 the browser tells
   * nothing. Absent for what is no input into the page.
   */
  readonly inp: number | undefined;
  /**
   * From the answer of the index that was waited for to the picture with the new results and counts; absent when it
   * waited for none.
   */
  readonly shown: number | undefined;
}

declare global {
  interface Window {
    benchInteraction: {
      /** Forgets what was before. */
      begin(): void;
      /** Milliseconds since anything last moved: an answer, an event, a change of the page. */
      quiet(): number;
      end(): InteractionFigures;
    };
  }
}

/** Runs in the browser before any script of the page; needs nothing from outside of itself. */
export function installInteractionProbe(): void {
  /** An event shorter than this is not reported. */
  const shortest = 16;
  /** After that long an answer has changed nothing. */
  const drawingMs = 5000;
  const data = /\/search\//;
  let began = 0;
  let moved = 0;
  let longest = shortest;
  let answers: readonly number[] = [];
  /** When the address changed: it does as soon as the answer that it waited for is there. */
  let arrived: number | undefined;
  let painted: number | undefined;
  // What comes by a timer, or after some presses, would land in the middle of a measurement.
  sessionStorage.setItem('FairPopUpSeen', '1');
  localStorage.setItem('umbralSurveySent', '1');
  // Pictures alone would fill the usual buffer.
  performance.setResourceTimingBufferSize(10_000);

  function observe(options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  }

  observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit, (entry) => {
    const { interactionId = 0 }: { interactionId?: number } = entry as never;
    if (interactionId === 0 || entry.startTime < began) return;
    longest = Math.max(longest, entry.duration);
    moved = performance.now();
  });
  observe({ type: 'resource' }, (entry) => {
    const { responseEnd } = entry as PerformanceResourceTiming;
    if (!data.test(new URL(entry.name).pathname) || entry.startTime < began) return;
    answers = [...answers, responseEnd];
    moved = performance.now();
  });

  window.navigation.addEventListener('currententrychange', () => {
    arrived = performance.now();
  });

  /**
   * Fragments come alive and pictures arrive by themselves: what counts are the page's own words and results in sight.
   * What lies behind an open sheet is dimmed and out of reach: there the sheet is what the visitor looks at.
   */
  function isInSight(element: Element | null, modal: Element | null): boolean {
    if (element?.closest('#umbral-page') == null || element.closest('[data-fragment]')) return false;
    if (modal && !modal.contains(element)) return false;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  }

  /** The photos of a card, as they are drawn: they are yet to be fetched. */
  const isPhotos = (node: Node) => node instanceof Element && node.matches('[data-untouched]');

  /** What is new, else what has lost something or says something else. */
  function changedBy({ target, addedNodes, removedNodes }: MutationRecord): readonly (Element | null)[] {
    if ([...addedNodes, ...removedNodes].some(isPhotos)) return [];
    return (addedNodes.length > 0 ? [...addedNodes] : [target]).map((node) =>
      node instanceof Element ? node : node.parentElement,
    );
  }

  /** What the page changed of its words since the last frame; whether it is in sight is asked once that is drawn. */
  let changed = new Set<Element | null>();

  /** Runs after the frame in which a change is drawn, before whatever else the page wants to do by then. */
  function noteFrame(): void {
    const at = performance.now();
    const drawn = changed;
    changed = new Set();
    const modal = document.querySelector('dialog:modal');
    if (![...drawn].some((element) => isInSight(element, modal))) return;
    painted = at;
    moved = at;
  }

  new MutationObserver((records) => {
    if (changed.size === 0)
      requestAnimationFrame(() => void scheduler.postTask(noteFrame, { priority: 'user-blocking' }));
    for (const element of records.flatMap(changedBy)) changed.add(element);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** The last answer that was waited for: what is asked once the results are there is for later. */
  function lastAnswer(): number | undefined {
    const awaited = answers.filter((at) => arrived === undefined || at <= arrived);
    return awaited.length > 0 ? Math.max(...awaited) : undefined;
  }

  /** From the last answer to the picture after it, once that is there. */
  function shownAfter(): number | undefined {
    const answered = lastAnswer();
    if (answered === undefined || painted === undefined || painted <= answered) return undefined;
    return painted - answered;
  }

  window.benchInteraction = {
    begin() {
      began = performance.now();
      moved = began;
      longest = shortest;
      answers = [];
      arrived = undefined;
      painted = undefined;
    },
    quiet() {
      const now = performance.now();
      // React draws a new page bit by bit and lets others in between.
      const answered = lastAnswer();
      const isDrawing = answered !== undefined && shownAfter() === undefined && now - answered < drawingMs;
      return isDrawing ? 0 : now - moved;
    },
    end: () => ({ inp: longest, shown: shownAfter() }),
  };
}
