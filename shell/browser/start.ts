import { createCall } from '@umbral/protocol/calls/client.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { openTabChannel } from '@umbral/protocol/events/tab-channel.ts';
import type { FragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import { isRemoteName, type Layout } from '@umbral/protocol/routes/owners.ts';
import { setMountMaxTime, setUnmountMaxTime, start as startSingleSpa } from 'single-spa';
import { createCurrencyStore } from '../currency/currency-store.ts';
import { documentIds, readState } from '../document/boot.ts';
import type { FramePorts } from '../frame/frame-ports.ts';
import { tellConsent } from '../frame/notices/consent.ts';
import { createSessionStore } from '../session/session-store.ts';
import { boot } from './boot-data.ts';
import { elementById } from './element-by-id.ts';
import { offered } from './fragment-slot.ts';
import { hydrateFrame } from './frame-roots.tsx';
import { softenLinks } from './links.ts';
import { loadApp } from './load-remote.ts';
import { matchPage } from './match-page.ts';
import { createNotices } from './notices.ts';
import { createOverlays } from './overlays.ts';
import { createPortal, type Portal } from './portal.ts';
import { heal, report } from './recovery.ts';
import { whenIdle } from './when-idle.ts';

/** Navigation waits for no mount, so only what never comes is given up: a starved phone takes its time. */
const lifecycleMs = 30_000;

/** Starts the composed page over the server's HTML. */
export async function start(): Promise<void> {
  const bus = createBus({
    isStrict: process.env.NODE_ENV !== 'production',
    report: console.error,
    tabs: openTabChannel(),
    declared: boot.topics,
  });
  const shellBus = ownedBus(bus, 'shell', `shell@${boot.shellVersion}`);
  tellConsent(shellBus);
  const call = createCall({ base: boot.environment.apiBase });
  const notices = createNotices(shellBus);
  const portal = createPortal({
    boot,
    state: readState(document),
    bus,
    slot: elementById(documentIds.page),
    notices,
    onShown: (pathname, layout) => showFrame(pathname, layout),
    report,
  });
  const ports: FramePorts = {
    bus: shellBus,
    call,
    session: createSessionStore(shellBus, call),
    currency: createCurrencyStore(boot.environment.currency, shellBus),
    layoutOf: (path) => matchPage(path)?.route.layout ?? 'error',
    mountFragment: (of, props, slot, onFailed) =>
      portal.mountFragment({ slot, of: of as never, props: JSON.stringify(props), isEager: true, onFailed }),
  };
  const fragments = { mountFragment: portal.mountFragment, isOffered: (of: FragmentAddress) => !!offered(of) };
  const overlays = createOverlays(elementById(documentIds.overlays), fragments, notices.toast);

  function showFrame(pathname: string, layout: Layout): void {
    frame.update({ layout, pathname });
    shellBus.publish('shell/navigated', { path: pathname, owner: matchPage(pathname)?.route.owner ?? 'shell' });
    overlays.wakeForPage();
  }

  // A stylesheet that failed before this script ran.
  void heal();
  const frame = hydrateFrame(boot.frame, ports);
  notices.mount(appendTo(document.body), ports);
  // What the shell itself handles may come late, but comes.
  bus.onUnhandled((intent) => intent.owner === 'shell' || overlays.wakeFor(intent));
  shellBus.on('shell/session-changed').subscribe(({ session }) => session && overlays.wakeForSession());
  const asked = new URLSearchParams(location.search);
  if (/utm_|comparar/.test(location.search))
    void import(/* webpackChunkName: "watch" */ './arrival.ts').then(({ readArrival }) => readArrival(asked, shellBus));
  if (boot.page.owner === 'shell') {
    showOwnPage(portal);
    overlays.wakeForPage();
  } else {
    await readyFirstPage(portal);
  }
  // No warning before the end: a busy machine is no fault of a remote.
  setMountMaxTime(lifecycleMs, true, lifecycleMs);
  setUnmountMaxTime(lifecycleMs, true, lifecycleMs);
  startSingleSpa({ urlRerouteOnly: true });
  softenLinks(portal.navigation);
  whenIdle(() =>
    import(/* webpackChunkName: "parts" */ './parts/start-parts.ts').then(({ startParts }) =>
      startParts(portal.navigation, portal.stage, shellBus),
    ),
  );
  if (asked.has('boundaries')) void import('./boundaries.css');
  whenIdle(() => import(/* webpackChunkName: "watch" */ './at-rest.ts').then(({ atRest }) => atRest(bus, shellBus)));
  if (asked.has('inspector') || document.querySelector('#umbral-qa,#qa-compare'))
    void import(/* webpackChunkName: "qa" */ './qa/start-qa.ts').then(({ startQa }) => startQa(bus));
  await ports.session.load();
}

/** A page of the shell has no root of its own: only the fragments in it come alive. */
function showOwnPage({ mountFragment }: Portal): void {
  for (const slot of elementById(documentIds.page).querySelectorAll<HTMLElement>('[data-fragment][data-ssr]')) {
    const { fragment = '', props = '{}' } = slot.dataset;
    mountFragment({ slot, of: fragment as FragmentAddress, props });
  }
}

/** Code of the first page, before anything may navigate; what fails here fails again, visibly, in its slot. */
async function readyFirstPage({ hostOf }: Portal): Promise<void> {
  const { owner } = boot.page;
  if (!isRemoteName(owner)) return;
  try {
    const remote = await loadApp(owner);
    await remote.preload?.(`${location.pathname}${location.search}`, hostOf(owner));
  } catch (error) {
    report(error, owner);
  }
}

function appendTo(parent: HTMLElement): HTMLElement {
  return parent.appendChild(document.createElement('div'));
}
