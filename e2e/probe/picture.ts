import type { ProbeWatch } from './watch-document.ts';

/** What a document shows of itself and of what has become of its window. */
export interface Picture {
  readonly heading: string;
  /** A remote has taken over the page. */
  readonly isAlive: boolean;
  /** Controls in sight, and how many of them lie under something else. */
  readonly controls: number;
  readonly covered: number;
  /** Addresses of the header's links that can be seen. */
  readonly header: readonly string[];
  /** Names of the window. */
  readonly globals: readonly string[];
  /** Members of built-in prototypes with whether they are the browser's. */
  readonly builtIns: readonly string[];
  /** How parts of the portal are drawn that belong to nobody's page. */
  readonly frameStyles: readonly string[];
  /** Classes of the elements around all slots. */
  readonly rootClasses: string;
  readonly keepsStorage: boolean;
  readonly address: string;
  readonly intervals: number;
  readonly listeners: number;
  readonly longestFrame: number;
}

/** Takes it; runs in the document. */
export function takePicture(): Picture {
  const { umbralProbe: watch } = window as unknown as { readonly umbralProbe: ProbeWatch };
  const shown = (element: Element) => element.checkVisibility();
  const inSight = [...document.querySelectorAll('#umbral-header a[href], #umbral-page a[href], #umbral-page button')]
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .map(({ control, box }) => ({ control, x: box.left + box.width / 2, y: box.top + box.height / 2 }))
    .filter(({ control, x, y }) => shown(control) && x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  const under = inSight.filter(({ control, x, y }) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && !control.contains(met) && !met.contains(control);
  });
  const builtIns = [
    'Object',
    'Array',
    'String',
    'Function',
    'Promise',
    'Map',
    'Set',
    'Element',
    'Node',
    'History',
    'Storage',
  ];
  const members = (name: string) => {
    const { prototype = {} } = (Reflect.get(window, name) ?? {}) as { prototype?: object };
    return Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(([key, { value, get }]) => {
      const code: unknown = value ?? get;
      const isNative = typeof code !== 'function' || /\{\s*\[native code\]\s*\}$/.test(`${code}`);
      return `${name}.prototype.${key} ${isNative ? '' : 'replaced'}`.trim();
    });
  };
  const styleOf = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return `${selector} missing`;
    const style = getComputedStyle(element);
    const { color, fontSize, fontFamily, display, position, backgroundColor, margin, padding, opacity } = style;
    return [selector, color, fontSize, fontFamily, display, position, backgroundColor, margin, padding, opacity].join(
      ' ',
    );
  };
  const frame = [
    'body',
    '#umbral-header',
    '#umbral-header a',
    '#umbral-header button',
    '#umbral-footer',
    '#umbral-footer a',
  ];
  return {
    heading: document.querySelector('h1')?.textContent ?? '',
    isAlive: document.querySelector('main#umbral-page:not([data-ssr])') !== null,
    controls: inSight.length,
    covered: under.length,
    header: [...document.querySelectorAll('#umbral-header a[href]')]
      .filter(shown)
      .map((link) => link.getAttribute('href') ?? ''),
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    builtIns: builtIns.flatMap(members),
    frameStyles: frame.map(styleOf),
    rootClasses: [document.documentElement, document.body].map((root) => root.className).join('|'),
    keepsStorage: [localStorage, sessionStorage].every((storage) => storage.getItem('umbral-probe') === 'kept'),
    address: location.pathname + location.search,
    intervals: watch.intervals(),
    listeners: watch.listeners(),
    longestFrame: watch.longestFrame(),
  };
}
