/**
 * Runs in the page of a remote under development: what its build or its types have against it stands over the page until it
 * is mended. It sets no HTML and no style text, so that it works under the portal's policies.
 */
const ansi = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
let shown: HTMLElement | undefined;

/** Of the development server's own client, which tells its page of each round. */
interface Told {
  readonly type?: string;
  readonly data?: unknown;
}

window.addEventListener('message', ({ source, data }: MessageEvent<Told | null>) => {
  if (source !== window) return;
  if (data?.type === 'webpackErrors' && Array.isArray(data.data)) show(data.data.map(String));
  if (/^webpack(Ok|StillOk|Warnings)$/.test(data?.type ?? '')) hide();
});

function show(faults: readonly string[]): void {
  hide();
  const text = document.createElement('pre');
  text.textContent = faults.map((fault) => fault.replaceAll(ansi, '')).join('\n\n');
  Object.assign(text.style, { margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  const close = document.createElement('button');
  close.textContent = 'Close';
  Object.assign(close.style, { minHeight: '44px', padding: '0 16px', marginBottom: '16px' });
  close.addEventListener('click', hide);
  shown = document.createElement('div');
  shown.setAttribute('role', 'alert');
  shown.popover = 'manual';
  Object.assign(shown.style, { inset: '0', width: 'auto', height: 'auto', margin: '0', padding: '24px', border: '0' });
  Object.assign(shown.style, { overflow: 'auto', color: '#ffd9d2', background: '#2b0f0b', font: '14px/1.5 monospace' });
  shown.append(close, text);
  document.body.append(shown);
  shown.showPopover();
}

function hide(): void {
  shown?.remove();
  shown = undefined;
}
