/** A service that answers without an account. */
export const defaultLookupUrl = "https://ipinfo.io/json";

export type CountryLookup = {
  url: string;
  /** Sent as `?token=`; without one there is no query. */
  token?: string | undefined;
  /** Milliseconds for the whole request, body included. */
  timeout: number;
  /** Aborted when the service is late; who aborts it rejects the lookup with his reason. */
  stop: AbortController;
};

/** The country (ISO 3166-1). @throws if the service is late, or tells no two-letter `country` */
export async function lookUpCountry(lookup: CountryLookup): Promise<string> {
  const { url, token, timeout, stop } = lookup;
  const address = new URL(url, location.href);
  if (token) address.searchParams.set("token", token);
  const timer = setTimeout(() => {
    stop.abort(new DOMException(`No answer within ${timeout} ms`, "TimeoutError"));
  }, timeout);
  try {
    const response = await fetch(address, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: stop.signal,
    });
    const { country } = Object(response.ok && (await response.json()));
    if (/^[a-z]{2}$/i.test(country)) return country.toUpperCase();
    throw new Error(`${address.origin}, status ${response.status}, named no country`);
  } finally {
    clearTimeout(timer);
  }
}
