/** Path of the call apart from its schemas: every visit sends it, without waiting for them. */
export const impressionsPath = '/plantas/impresiones';

/** Plants that one message may name. */
export const mostImpressions = 60;
