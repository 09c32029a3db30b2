/** Milliseconds that pass before a wait is told [B086]: to draw a shorter one would only keep back what is waited for. */
export const shortWaitMs = 200;
