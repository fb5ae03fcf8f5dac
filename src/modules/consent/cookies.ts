/** Cookies that never throw, where the browser may block them. */
export function cookieNames(): string[] {
  try {
    return document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  } catch {
    return [];
  }
}

/** The value of a cookie, if the page may see one. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  } catch {
    return;
  }
}

/** Sets a cookie of this host for the whole site; browsers keep it for 400 days at most. */
export function writeCookie(name: string, value: string, expires: Date): void {
  write(`${name}=${value}; Expires=${expires.toUTCString()}`);
}

/**
 * Removes a cookie wherever it may have been set: for this host alone, and for every domain the
 * host belongs to. A page cannot see which, so all are tried.
 */
export function expireCookie(name: string): void {
  const expired = `${name}=; Expires=${new Date(0).toUTCString()}`;
  write(expired);
  for (const domain of domainsOf(location.hostname)) write(`${expired}; Domain=${domain}`);
}

/** `www.villa.example` belongs to itself and to `villa.example`; an IP address to itself alone. */
export function domainsOf(host: string): string[] {
  if (/^[\d.]+$|:/.test(host)) return [host];
  const labels = host.split(".");
  const parents = labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join("."));
  return [host, ...parents];
}

function write(cookie: string): void {
  // on plain http (a test, a home network) a Secure cookie would be neither set nor removed
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox ESR and older Safari lack the Cookie Store API
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // cookies are blocked: there is nothing to set and nothing to remove
  }
}
