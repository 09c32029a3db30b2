/** What a page says about its own start. Times in milliseconds since the navigation began. */
export interface PageFigures {
  readonly fcp: number | undefined;
  readonly lcp: number | undefined;
  readonly cls: number;
  /** Time beyond 50 ms of every long task after the first paint. */
  readonly tbt: number;
  /** React has taken over the whole page that the server drew. */
  readonly hydrated: number | undefined;
}

declare global {
  interface Window {
    benchFigures: () => PageFigures;
  }
}

/**
 * Runs in the browser before any script of the page; needs nothing from outside of itself. Pages that are not the
 * portal's have no moment of hydration that could be waited for.
 */
export function installProbe(isPortal = true): void {
  let lcp: number | undefined;
  let cls = 0;
  let hydrated: number | undefined;
  let shiftSum = 0;
  let shiftStart = 0;
  let shiftEnd = 0;
  const longTasks: PerformanceEntry[] = [];
  // The pop-up of the fairs comes by a timer, in the middle of a measurement or after it.
  sessionStorage.setItem('FairPopUpSeen', '1');

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }

  /** Shifts less than a second apart are one, of five seconds at most; the worst one counts. */
  function addShift({
    startTime,
    value,
    hadRecentInput,
  }: {
    startTime: number;
    value: number;
    hadRecentInput: boolean;
  }) {
    if (hadRecentInput) return;
    const isSame = startTime - shiftEnd < 1000 && startTime - shiftStart < 5000;
    shiftSum = isSame ? shiftSum + value : value;
    if (!isSame) shiftStart = startTime;
    shiftEnd = startTime;
    cls = Math.max(cls, shiftSum);
  }

  /** React takes over in the order of the document, so the last link or button of the page is the last one. */
  function isHydrated(): boolean {
    const page = document.getElementById('umbral-page');
    const drawn = [...(page?.querySelectorAll('a[href], button') ?? [])];
    const own = drawn.filter((element) => !element.closest('[data-fragment]'));
    const last = own.at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactProps$'));
  }

  function watchHydration(): void {
    if (document.readyState !== 'loading' && isHydrated()) hydrated = performance.now();
    else setTimeout(watchHydration, 8);
  }

  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  observe('layout-shift', (entry) => addShift(entry as never));
  observe('longtask', (entry) => longTasks.push(entry));
  if (isPortal) watchHydration();

  window.benchFigures = () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const blocking = longTasks.map(({ startTime, duration }) => {
      const painted = Math.max(startTime, fcp ?? startTime);
      return Math.max(0, startTime + duration - painted - 50);
    });
    return { fcp, lcp, cls, tbt: blocking.reduce((sum, ms) => sum + ms, 0), hydrated };
  };
}
