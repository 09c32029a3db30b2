/** Props for fragments that draw nothing without any, by their address. */
export const sampleProps: Readonly<Record<string, unknown>> = {};
