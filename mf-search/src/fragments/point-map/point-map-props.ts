/** What the map begins with. */
export interface PointMapProps {
  /** A place to begin at, `lat,lng` with three decimals at most, or the slug of a city; nothing for what the device knows. */
  readonly around: string;
  /** Id of the form that asks for the mark: it comes back with each (`search/place-marked`). */
  readonly asker?: string;
}

const place = /^(-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?|[a-z0-9]+(-[a-z0-9]+)*)$/;
const elementId = /^[\w-]{1,40}$/;

/** Reads the props of whoever embeds the map. */
export function parsePointMapProps(value: unknown): PointMapProps {
  const { around, asker }: { around?: unknown; asker?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  return {
    around: typeof around === 'string' && place.test(around) ? around : '',
    ...(typeof asker === 'string' && elementId.test(asker) ? { asker } : {}),
  };
}
