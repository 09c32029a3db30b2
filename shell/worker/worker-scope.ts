/** What a service worker has around it, as far as this one needs it: the DOM's types know only pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & { readonly data: unknown }) => void): void;
}

/** An event whose worker stays until some work is done. */
export interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  /** What the browser asked the network for while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** @see https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes */
export interface InstallEvent extends LongEvent {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** Which requests go where without asking the worker. */
export interface RouterRule {
  readonly condition: {
    readonly requestMode?: 'navigate';
    readonly requestMethod?: 'GET';
    readonly urlPattern?: string;
  };
  readonly source: 'network' | 'fetch-event';
}

export const workerScope: WorkerScope = self as never;
