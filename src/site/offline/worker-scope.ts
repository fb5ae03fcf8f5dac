/**
 * What a service worker's global scope offers, as far as it is used here. TypeScript's own library
 * for workers cannot be loaded beside the one for pages: both declare the same names.
 */
export type WorkerScope = {
  readonly location: Location;
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
  /** What the browser asked for while the worker was starting; nothing where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: PageRequest;
  message: LastingEvent & { readonly data: unknown };
};
