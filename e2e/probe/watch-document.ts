/** What a document keeps of the code that runs in it, for the picture that is taken of it. */
export interface ProbeWatch {
  /** Intervals and listeners of the window that the remote has now. */
  readonly intervals: () => number;
  readonly listeners: () => number;
  /** Longest frame that a script held up, milliseconds. */
  readonly longestFrame: () => number;
}

/** Runs in the document before all else: counts what code of one remote leaves running. */
export function watchDocument(remote: string): void {
  const isIts = () => (new Error().stack ?? '').includes(`/r/${remote}/`);
  const intervals = new Set<unknown>();
  const listeners = new Map<string, Set<unknown>>();
  let longest = 0;
  const { setInterval: set, clearInterval: clear } = window;
  const start = (...args: Parameters<typeof setInterval>) => {
    const id = set(...args);
    if (isIts()) intervals.add(id);
    return id;
  };
  const stop = (id?: number) => {
    intervals.delete(id);
    clear(id);
  };
  Object.assign(window, { setInterval: start, clearInterval: stop });
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const known = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type);
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        if (isIts()) known(type)?.add(listener);
        add.call(target, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        known(type)?.delete(listener);
        remove.call(target, type, listener, options);
      },
    });
  }
  new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame', buffered: true });
  // Somebody else's: who clears the storage takes it along.
  for (const storage of [localStorage, sessionStorage]) storage.setItem('umbral-probe', 'kept');
  const watch: ProbeWatch = {
    intervals: () => intervals.size,
    listeners: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    longestFrame: () => longest,
  };
  Object.assign(window, { umbralProbe: watch });
}
