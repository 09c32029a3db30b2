/** Small builders of SVG text; numbers are rounded to a tenth. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element with its attributes and children. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeText(String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  return tag('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes });
}

export function path(d: string, attributes: Attributes = {}): string {
  return tag('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return tag('circle', { cx, cy, r, ...attributes });
}

export function text(x: number, y: number, content: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escapeText(content));
}

/** A vertical gradient under an id. */
export function gradient(id: string, top: string, bottom: string): string {
  return tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    tag('stop', { offset: 0, 'stop-color': top }),
    tag('stop', { offset: 1, 'stop-color': bottom }),
  );
}

/** A whole drawing; `view` crops it. */
export function drawing(
  width: number,
  height: number,
  view: readonly number[],
  ...children: readonly string[]
): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: view.map(round).join(' ') },
    ...children,
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
