/** The cookies the page may read, `name=value`; none where cookies are blocked. */
function pairs(): string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}

export function cookieNames(): string[] {
  return pairs().map((pair) => pair.split("=")[0] ?? "");
}

export function readCookie(name: string): string | undefined {
  const pair = pairs().find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Sets a cookie of this host with path `/`. Browsers limit its age to 400 days. */
export function writeCookie(name: string, value: string, expires: Date): void {
  write(`${name}=${value}; Expires=${expires.toUTCString()}`);
}

/** From this host and every domain above it: a page cannot read for which of them it was set. */
export function expireCookie(name: string): void {
  const expired = `${name}=; Expires=${new Date(0).toUTCString()}`;
  write(expired);
  for (const domain of domainsOf(location.hostname)) write(`${expired}; Domain=${domain}`);
}

/** The host and the domains above it, without the top-level one; an IP address alone. */
export function domainsOf(host: string): string[] {
  if (/^[\d.]+$|:/.test(host)) return [host];
  const labels = host.split(".");
  const parents = labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join("."));
  return [host, ...parents];
}

function write(cookie: string): void {
  // on plain HTTP browsers ignore cookies with `Secure`
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox ESR and older Safari lack the Cookie Store API
    document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // cookies are blocked, so there is none to set or to remove
  }
}
