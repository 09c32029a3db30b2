import { matchRoute } from '@umbral/domain/routes/match.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { readStored } from '@umbral/domain/storage/stored-json.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { Boot } from '../../document/boot.ts';
import { linkIds } from '../../document/link-marks.ts';
import { keptKindOf } from '../../offline/kept-kinds.ts';
import { offlineAddresses } from '../../offline/offline-addresses.ts';
import { offlineMarks } from '../../offline/offline-markup.ts';
import { offlineTexts } from '../../offline/offline-texts.ts';
import type { WorkerMessage } from '../../offline/worker-message.ts';
import type { topics } from '../../topics.ts';
import { watchForLine } from './back-online.ts';
import { followWithoutLine } from './follow-without-line.ts';
import { removeWorkers } from './remove-workers.ts';

/** A page that somebody only passes through is not kept. */
const readMs = 3000;
const scopes = ['/', offlineAddresses.shown] as const;

/**
 * Makes what is read here open without a line: registers the worker, tells it of each page that was read, and has it
 * forget all when somebody signs out.
 */
export async function startOffline(bus: OwnedBus, boot: Boot): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const banner = document.getElementById(offlineMarks.banner);
  if (banner) {
    watchForLine(banner);
    const { pathname } = location;
    // Another page is not from the device any more.
    bus.on('shell/navigated').subscribe(({ path }) => path !== pathname && banner.remove());
  }
  if (!boot.keepsPages) return removeWorkers(serviceWorker);
  topicsOf<typeof topics>({ bus })
    .on('account/signed-out')
    .subscribe(() => void tell(serviceWorker, { type: 'forget' }));
  if (mayRegister(boot)) {
    for (const scope of scopes) await ensure(serviceWorker, scope);
    if (!banner) keepWhatIsRead(serviceWorker, bus, boot);
  }
  if ((await serviceWorker.getRegistration('/'))?.active) followWithoutLine(() => banner !== null && !isBack(banner));
  addEventListener('offline', () => bus.ask('shell/show-toast', { tone: 'warning', text: offlineTexts.lost }));
}

/** Neither versions that only one visitor sees nor those of a frame say what is kept here, and whoever saves data keeps nothing. */
function mayRegister({ remotes }: Boot): boolean {
  const { connection }: { connection?: { readonly saveData?: boolean } } = navigator as never;
  const isOwn = remotes.some(({ dev }) => dev) || document.getElementById(linkIds.banner) !== null;
  return !isOwn && window === window.top && connection?.saveData !== true;
}

/** A browser compares the script with the server's by itself at each visit: asking for it again would be one request more. */
async function ensure(serviceWorker: ServiceWorkerContainer, scope: string): Promise<void> {
  const known = await serviceWorker.getRegistration(scope);
  if (known && new URL(known.scope).pathname === scope) return;
  await serviceWorker.register(offlineAddresses.worker, { scope });
}

function keepWhatIsRead(serviceWorker: ServiceWorkerContainer, bus: OwnedBus, { environment }: Boot): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(timer);
    const { pathname, search } = location;
    const match = matchRoute(pathname);
    if (!match || !keptKindOf(match)) return;
    timer = setTimeout(() => {
      const currency = bus.last('shell/currency-changed')?.code ?? environment.currency.code;
      if (document.visibilityState === 'visible' && navigator.onLine)
        void tell(serviceWorker, { type: 'keep', href: `${pathname}${search}`, currency, hearts: keptHearts() });
    }, readMs);
  };
  bus.on('shell/navigated').subscribe(read);
}

/** Homes with a heart of a visitor without an account. */
function keptHearts(): readonly number[] {
  const stored = readStored(() => localStorage, localKeys.keptHearts);
  return Array.isArray(stored) ? stored.map(Number) : [];
}

async function tell(serviceWorker: ServiceWorkerContainer, message: WorkerMessage): Promise<void> {
  const registration = await serviceWorker.getRegistration('/');
  if (!registration) return;
  const { active } = registration.active ? registration : await serviceWorker.ready;
  active?.postMessage(message);
}

function isBack(banner: HTMLElement): boolean {
  return banner.dataset.back !== undefined;
}
