/** Tells the other tabs of this browser that a draft was saved; `heard` runs when one of them tells so. */
export function openDraftChannel(
  draft: number,
  heard: () => void,
): { readonly tell: () => void; readonly close: () => void } {
  const channel = new BroadcastChannel(`mf-builder/draft/${draft}`);
  channel.onmessage = heard;
  return { tell: () => channel.postMessage('saved'), close: () => channel.close() };
}
