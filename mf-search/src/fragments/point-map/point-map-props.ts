/** What the map begins with. */
export interface PointMapProps {
  /** A place to begin at, `lat,lng` with three decimals at most, or the slug of a city; nothing for what the device knows. */
  readonly around: string;
}

const place = /^(-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?|[a-z0-9]+(-[a-z0-9]+)*)$/;

/** Reads the props of whoever embeds the map. */
export function parsePointMapProps(value: unknown): PointMapProps {
  const { around }: { around?: unknown } = typeof value === 'object' && value !== null ? value : {};
  return { around: typeof around === 'string' && place.test(around) ? around : '' };
}
