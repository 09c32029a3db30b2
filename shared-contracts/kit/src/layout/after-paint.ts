/**
 * Does something once the next picture is on the screen: what nobody sees must not keep it back. A page that is out of
 * sight has no pictures, there it is done soon. Gives the way to call it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const soon = () => {
    timer = window.setTimeout(work);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
