/** What can go wrong in a visit, each seen or not seen: counted as exposures and failures. */
export const failureSignals = [
  /** A script or style of the remote did not arrive or was not what was built. */
  'entry-failed',
  /** The server's render gave nothing, or an error of the remote's own in the place of its page. */
  'render-failed',
  /** A visitor asked for a page and the remote had none: what `render-failed` counts by addresses, by people. */
  'page-failed',
  /** An error reached a boundary in the browser. */
  'crashed',
  /** A promise of its code was rejected and nobody took that. */
  'rejected',
  /** Its code held up a frame for `freezeMs` or longer. */
  'froze',
  /** Two clicks on its controls in a row had no effect at all. */
  'dead-click',
  /** Something of it lies over the page, or the portal's header is out of reach on its page. */
  'covered',
  /** React drew the server's HTML again. */
  'hydration-failed',
  /** The bus dropped what it published, not what the catalogue says; or prototypes of the browser were changed. */
  'contract-broken',
  /** It published more in a minute than anybody can mean. */
  'bus-flooded',
] as const;
export type FailureSignal = (typeof failureSignals)[number];

/** What is measured: counted in the spans between these limits, the last one open. */
export const measureLimits = {
  /** Time of the server's render, milliseconds. */
  'render-ms': [1, 2, 3, 5, 8, 12, 20, 30, 45, 70, 120, 250, 500, 1000, 2000],
  /** Largest contentful paint that was an element of the remote, milliseconds. */
  'lcp-ms': [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
  /** Slowest interaction with an element of the remote, milliseconds. */
  'inp-ms': [50, 100, 150, 200, 300, 500, 800],
  /** Layout shift that the remote's elements caused. */
  cls: [0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type MeasureSignal = keyof typeof measureLimits;
export const measureSignals = ['render-ms', 'lcp-ms', 'inp-ms', 'cls'] as const satisfies readonly MeasureSignal[];

export type HealthSignal = FailureSignal | MeasureSignal;

/** Who had a version: visitors of the canary, or all who had what is stable. */
export const healthCohorts = ['stable', 'canary'] as const;
export type HealthCohort = (typeof healthCohorts)[number];

/** Events of one source in a minute from which the bus counts as flooded: forty times what a busy visitor causes. */
export const floodPerMinute = 600;

/** A frame of so many milliseconds is a freeze: ten times what people take for an answer at once. */
export const freezeMs = 2000;

/** The span of a measure that a value falls into. */
export function spanOf(signal: MeasureSignal, value: number): number {
  const limits: readonly number[] = measureLimits[signal];
  const found = limits.findIndex((limit) => value <= limit);
  return found < 0 ? limits.length : found;
}
