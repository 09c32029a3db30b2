declare global {
  interface Window {
    benchNavigation: {
      /** Puts a link where nothing lies over it, and waits for its press; `asDocument`: which loads a document. */
      aim(href: string, asDocument: boolean): void;
      /** Waits for the heading of another page, however it comes. */
      await(): void;
      figures(): NavigationMoments | undefined;
    };
  }
}

/** Milliseconds since the press. */
export interface NavigationMoments {
  readonly heading: number;
  readonly hydrated: number;
}

/** Runs in the browser before any script of the page; needs nothing from outside of itself. */
export function installNavigationProbe(): void {
  let began = 0;
  let heading: number | undefined;
  let hydrated: number | undefined;
  let before: Element | null = null;
  sessionStorage.setItem('FairPopUpSeen', '1');

  const pressedKey = 'bench-pressed';
  const headingNow = () => document.querySelector('#umbral-page h1');
  const isAlive = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));

  function look(): void {
    const now = headingNow();
    if (heading === undefined && now !== null && now !== before) {
      heading = -1;
      // After the frame that shows it.
      requestAnimationFrame(() =>
        scheduler.postTask(
          () => {
            performance.mark('bench-heading');
            heading = performance.now() - began;
          },
          { priority: 'user-blocking' },
        ),
      );
    }
    if (heading !== undefined && heading >= 0 && hydrated === undefined && isAlive(now))
      hydrated = performance.now() - began;
    if (hydrated === undefined) setTimeout(look, 4);
  }

  function start(): void {
    performance.mark('bench-press');
    began = performance.now();
    before = headingNow();
    heading = undefined;
    hydrated = undefined;
    watch();
  }

  function watch(): void {
    new MutationObserver((_, observer) => {
      look();
      if (heading !== undefined) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }

  /** The document that a press led to goes on where the one before it began. */
  function goOn(): void {
    const pressed = sessionStorage.getItem(pressedKey);
    if (pressed === null) return;
    sessionStorage.removeItem(pressedKey);
    began = Number(pressed) - performance.timeOrigin;
    watch();
  }

  /** Nobody but the browser hears of what is done to the link. */
  function leaveToBrowser(link: Element): void {
    for (const type of ['pointerdown', 'mousedown', 'click'])
      addEventListener(
        type,
        (event) => {
          if (event.target !== link) return;
          event.stopImmediatePropagation();
          if (type !== 'click') return;
          start();
          sessionStorage.setItem(pressedKey, String(performance.timeOrigin + began));
        },
        { capture: true },
      );
  }

  goOn();
  window.benchNavigation = {
    aim(href, asDocument) {
      const link = Object.assign(document.createElement('a'), { href, id: 'bench-link' });
      Object.assign(link.style, {
        position: 'fixed',
        top: '0',
        left: '0',
        width: '40px',
        height: '40px',
        zIndex: '9999',
      });
      document.body.append(link);
      if (asDocument) return leaveToBrowser(link);
      link.addEventListener('click', start, { capture: true, once: true });
      link.addEventListener('click', () => link.remove());
    },
    await: start,
    figures: () => (hydrated === undefined || heading === undefined ? undefined : { heading, hydrated }),
  };
}

/** Leaves a page without parts: whoever asks for one is told at once that there is none. */
export function installWithoutParts(): void {
  const { open, send } = XMLHttpRequest.prototype;
  const asked = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    asked.set(this, String(url));
    open.call(this, method, url, true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (asked.get(this)?.startsWith('/_part/')) this.dispatchEvent(new ProgressEvent('loadend'));
    else send.call(this, body);
  };
}
