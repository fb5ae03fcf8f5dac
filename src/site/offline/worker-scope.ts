/**
 * The parts of a service worker's global scope that are used here. TypeScript's `webworker` library
 * cannot be loaded together with `dom`: both declare the same names.
 */
export type WorkerScope = {
  readonly location: Location;
  readonly navigator: { readonly userAgent: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<{ postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
};

type LastingEvent = { waitUntil(work: Promise<unknown>): void };

export type PageRequest = LastingEvent & {
  readonly request: Request;
  /** The navigation preload; undefined where the browser made none. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: PageRequest;
  message: LastingEvent & { readonly data: unknown };
};
