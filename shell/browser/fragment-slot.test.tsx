import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFragmentSlots } from './fragment-slot.ts';

const rail = defineFragment({
  name: 'rail',
  props: { parse: (value) => ({ city: String(Object(value).city) }) },
  load: async () => ({ title: '' }),
  Component: ({ props, data }: { props: { city: string }; data: { title: string } }) => (
    <button type="button" onClick={() => clicked(props.city)}>
      {data.title}
    </button>
  ),
});
const clicked = vi.fn();
const loads = vi.fn();
vi.mock('./load-remote.ts', () => ({
  bootRemote: (name: string) => ({ name, version: '1.2.0', fragments: ['rail', 'gone'] }),
  loadFragment: async (_: string, name: string) => {
    loads(name);
    if (name === 'gone') throw new Error('404');
    return rail;
  },
}));

let intersect: (isIntersecting: boolean) => void;
let slot: HTMLElement;
const report = vi.fn();
const of = 'mf-project/rail';
const props = '{"city":"cali"}';

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ html: '<h2>Cali</h2>', state: { title: 'Proyectos en Cali' } })),
  );
  slot = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  slot.remove();
  vi.unstubAllGlobals();
});

function mount(fragments: Record<string, unknown> = {}) {
  return createFragmentSlots({ state: { fragments }, contextOf: () => ({}) as RemoteContext, report });
}

test("hydrates the server's HTML with its state once it comes near the view", async () => {
  slot.innerHTML = '<button type="button">Del servidor</button>';
  slot.dataset.ssr = 'f0-';
  const drawn = slot.firstChild;
  mount({ 'f0-': { title: 'Del servidor' } })({ slot, of, props });
  intersect(false);
  expect(loads).not.toHaveBeenCalled();
  intersect(true);
  await vi.waitFor(() => expect(slot.dataset.ssr).toBeUndefined());
  slot.querySelector('button')?.click();
  await vi.waitFor(() => {
    slot.querySelector('button')?.click();
    expect(clicked).toHaveBeenCalledWith('cali');
  });
  expect(slot.firstChild).toBe(drawn);
  expect(fetch).not.toHaveBeenCalled();
});

test('an empty slot gets its data from the version that this document knows, and is emptied again', async () => {
  const unmount = mount()({ slot, of, props, isEager: true });
  await vi.waitFor(() => expect(slot.textContent).toBe('Proyectos en Cali'));
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(
    '/_fragment/mf-project/rail?v=1.2.0&props=%7B%22city%22%3A%22cali%22%7D',
  );
  expect(slot.dataset.boundary).toBe('mf-project');
  unmount();
  await vi.waitFor(() => expect(slot.childNodes).toHaveLength(0));
});

test("a fragment that cannot be had leaves the server's HTML and the page alone", async () => {
  slot.innerHTML = '<button type="button">Del servidor</button>';
  slot.dataset.ssr = 'f0-';
  mount({ 'f0-': {} })({ slot, of: 'mf-project/gone', props, isEager: true });
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(slot.innerHTML).toBe('<button type="button">Del servidor</button>');
});

test('data that are refused or do not come are told to whoever asked for the fragment', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 503 }));
  const onFailed = vi.fn();
  mount()({ slot, of, props, isEager: true, onFailed });
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(report).toHaveBeenCalledOnce();
  expect(vi.mocked(fetch).mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);
});

test('one that its remote does not offer, or that left before it came, loads or shows nothing', async () => {
  const show = mount();
  show({ slot, of: 'mf-project/stranger', props, isEager: true });
  expect(loads).not.toHaveBeenCalled();
  const slow = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValueOnce(slow.promise);
  const leave = show({ slot, of, props, isEager: true });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  leave();
  expect(vi.mocked(fetch).mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  slow.resolve(Response.json({ state: { title: 'tarde' } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(slot.childNodes).toHaveLength(0);
  expect(report).not.toHaveBeenCalled();
});

test('the same fragment with the same props at once goes on as it is', async () => {
  const show = mount();
  const leave = show({ slot, of, props, isEager: true });
  await vi.waitFor(() => expect(slot.textContent).toBe('Proyectos en Cali'));
  const drawn = slot.firstChild;
  leave();
  const leaveAgain = show({ slot, of, props });
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledOnce();
  expect(slot.firstChild).toBe(drawn);
  leaveAgain();
  await vi.waitFor(() => expect(slot.childNodes).toHaveLength(0));
});

test('a slot that is asked for anew while its part hydrates waits for it, and goes on with what it became', async () => {
  slot.innerHTML = '<button type="button">Del servidor</button>';
  slot.dataset.ssr = 'f0-';
  const hydrating = Promise.withResolvers<void>();
  const hydrate = vi.spyOn(rail, 'hydrate');
  hydrate.mockImplementationOnce(async (at) => {
    await hydrating.promise;
    hydrate.mockRestore();
    return rail.hydrate(at);
  });
  const show = mount({ 'f0-': { title: 'Del servidor' } });
  const leave = show({ slot, of, props, isEager: true });
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  leave();
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ state: { title: 'Proyectos en Neiva' } }));
  show({ slot, of, props: '{"city":"neiva"}' });
  hydrating.resolve();
  await vi.waitFor(() => expect(slot.textContent).toBe('Proyectos en Neiva'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(slot.textContent).toBe('Proyectos en Neiva');
  expect(fetch).toHaveBeenCalledOnce();
});

test('what the server drew for other props comes to life as it was drawn, and then changes', async () => {
  slot.innerHTML = '<button type="button">Del servidor</button>';
  slot.dataset.ssr = 'f0-';
  const show = mount({ 'f0-': { title: 'Del servidor' } });
  show({ slot, of, props })();
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ state: { title: 'Proyectos en Neiva' } }));
  show({ slot, of, props: '{"city":"neiva"}', isEager: true });
  await vi.waitFor(() => expect(slot.textContent).toBe('Proyectos en Neiva'));
  slot.querySelector('button')?.click();
  expect(clicked).toHaveBeenLastCalledWith('neiva');
});

test('the same fragment with other props at once goes on in its place; what is emptied for good is unmounted', async () => {
  const show = mount();
  const leave = show({ slot, of, props, isEager: true });
  await vi.waitFor(() => expect(slot.textContent).toBe('Proyectos en Cali'));
  const answer = Response.json({ state: { title: 'Proyectos en Neiva' } });
  vi.mocked(fetch).mockResolvedValueOnce(answer);
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(slot.textContent ?? ''));
  observer.observe(slot, { childList: true, subtree: true, characterData: true });
  leave();
  const leaveAgain = show({ slot, of, props: '{"city":"neiva"}', isEager: true });
  await vi.waitFor(() => expect(slot.textContent).toBe('Proyectos en Neiva'));
  expect(seen).not.toContain('');
  slot.querySelector('button')?.click();
  expect(clicked).toHaveBeenLastCalledWith('neiva');
  leaveAgain();
  await vi.waitFor(() => expect(slot.childNodes).toHaveLength(0));
  observer.disconnect();
});
